-- Sends requests as they lie in files, one after the other and round again: wrk … -s requests.lua URL -- [delay=MS] FILE…
-- A file may hold several requests, which go out together on one connection.
-- With a delay each connection waits from 0 to twice that many milliseconds before each request.

local requests, turn = {}, 0

function init(words)
    for _, word in ipairs(words) do
        local milliseconds = word:match("^delay=(%d+)$")
        if milliseconds then
            local longest = 2 * tonumber(milliseconds)
            delay = function() return math.random(0, longest) end
        else
            local file = assert(io.open(word, "rb"))
            requests[#requests + 1] = file:read("*a")
            file:close()
        end
    end
    -- One alone is made once; several are asked for by every connection.
    wrk.format = function() return requests[1] end
    if #requests > 1 then
        request = function()
            turn = turn % #requests + 1
            return requests[turn]
        end
    end
end
