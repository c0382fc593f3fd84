// Optional: the preview of a playground follows what is typed, and its address can be copied by a press.
(() => {
	const find = (selector, tree = document) => tree.querySelector(selector);
	let timer;
	let asked;

	function showPanels(page) {
		for (const fresh of page.querySelectorAll(".playground .panel-body code")) {
			const body = document.getElementById(fresh.closest(".panel-body").id);
			if (body) find("code", body).replaceWith(fresh);
		}
	}

	async function read(url, signal) {
		const answer = await fetch(url, { headers: { Accept: "text/html" }, signal });
		return [new DOMParser().parseFromString(await answer.text(), "text/html"), answer.url];
	}

	// Puts what the server has drawn in the place of what stands here; the form keeps its fields and its focus.
	function show(page, url) {
		history.replaceState(null, "", url);
		for (const selector of [".play-tools", ".play-canvas", ".play-links"]) {
			const [old, fresh] = [find(selector), find(selector, page)];
			if (old && fresh && old.outerHTML !== fresh.outerHTML) old.replaceWith(fresh);
		}
		showPanels(page);
		const extra = 'link[href*="/classes.css"]';
		const sheet = find(extra, page);
		if (sheet && find(extra)?.getAttribute("href") !== sheet.getAttribute("href")) document.head.append(sheet);
		const [old, fresh] = [find(".playground > .error-summary"), find(".playground > .error-summary", page)];
		old?.remove();
		if (!fresh) return;
		fresh.removeAttribute("autofocus");
		find(".playground > header").after(fresh);
	}

	async function update(form) {
		asked?.abort();
		asked = new AbortController();
		const url = `${form.getAttribute("action")}?${new URLSearchParams(new FormData(form))}`;
		try {
			show(...(await read(url, asked.signal)));
		} catch (error) {
			if (error.name !== "AbortError") form.dataset.plain = 1;
		}
	}

	// A frame is as high as what is in it.
	function fit(frame) {
		const page = frame.contentDocument;
		if (page?.body) frame.style.blockSize = `${Math.max(160, find("main", page).scrollHeight + 2)}px`;
	}

	document.addEventListener("input", ({ target }) => {
		const form = target.closest(".play-form");
		clearTimeout(timer);
		if (form && !form.dataset.plain) timer = setTimeout(update, 120, form);
	});

	async function follow(frame) {
		fit(frame);
		// A press leads the frame to the control that was pressed; what is told around it has changed then.
		if (frame.contentWindow?.location.hash) showPanels((await read(location))[0]);
	}

	document.addEventListener("load", ({ target }) => target.matches?.(".play-frame") && follow(target), true);

	document.addEventListener("click", async (event) => {
		const link = event.target.closest("#play-link");
		if (!link || !navigator.clipboard) return;
		event.preventDefault();
		await navigator.clipboard.writeText(link.href);
		link.textContent = "Copied";
	});
})();
