// Optional: a playground follows what is typed and pressed, and its address can be copied by a press.
(() => {
	const { morph, read } = window.vitrine;
	const find = (selector, tree = document) => tree.querySelector(selector);
	const on = (name, hear, capture) => document.addEventListener(name, hear, capture);
	const submit = HTMLFormElement.prototype.requestSubmit;
	let timer;
	let isDue = false;
	let queue = Promise.resolve();

	// One thing after the other, so that nothing overtakes what came before.
	function enqueue(task) {
		queue = queue.then(task, task);
		return queue;
	}

	// Asks for what was typed, unless that is about to be asked for.
	function flush() {
		clearTimeout(timer);
		const isTyped = timer && !isDue;
		timer = 0;
		if (!isTyped) return;
		isDue = true;
		enqueue(() => {
			isDue = false;
			return update(find(".play-form"));
		});
	}

	// Whether a field holds what the server has not drawn yet.
	function isEdited(field) {
		if (field.matches("[type=checkbox], [type=radio]")) return field.checked !== field.defaultChecked;
		return field.type !== "hidden" && field.value !== field.defaultValue;
	}

	// Carries what fields hold into a page that was drawn without it; tells whether there was any.
	function keep(page, scope, isKept) {
		const kept = [...document.querySelectorAll(`${scope} input[id]`)].filter(isKept);
		for (const field of kept) {
			const model = page.getElementById(field.id);
			if (model) [model.checked, model.value] = [field.checked, field.value];
		}
		return kept.length > 0;
	}

	function showSummary(page) {
		const [old, fresh] = [document, page].map((tree) => find(".playground > .error-summary", tree));
		fresh?.removeAttribute("autofocus");
		if (old?.outerHTML === fresh?.outerHTML) return;
		old?.remove();
		if (fresh) find(".playground > header").after(fresh);
	}

	// A frame that is there stays: only what it shows changes, and the focus within is where it was.
	function showCanvas(page) {
		const [old, fresh] = [document, page].map((tree) => find(".play-frame", tree));
		if (!old || !fresh) return morph(find(".play-canvas"), find(".play-canvas", page));
		old.dataset.width = fresh.dataset.width;
		const [at, next] = [old.contentWindow.location, fresh.getAttribute("src")];
		if (at.pathname + at.search === next) return;
		// Not by the address: that would scroll the page around, too.
		if (document.activeElement === old) old.dataset.focus = old.contentDocument.activeElement.id;
		at.replace(next);
	}

	// Puts what the server has drawn in the place of what stands here.
	function show(page) {
		const focus = document.activeElement;
		history.replaceState(null, "", find("#play-link", page).getAttribute("href"));
		const extra = 'link[href*="/classes.css"]';
		const sheet = find(extra, page);
		if (sheet && find(extra)?.getAttribute("href") !== sheet.getAttribute("href")) document.head.append(sheet);
		for (const part of [".play-tools", ".play-links", ".play-form", ".play-code"]) morph(find(part), find(part, page));
		showCanvas(page);
		showSummary(page);
		if (!focus.isConnected) document.getElementById(focus.id)?.focus();
	}

	// Sends the form as it stands, with the ways to look at the preview that a link has, or with a button of its own.
	async function update(form, link, button) {
		const fields = new URLSearchParams(new FormData(form, button));
		if (link) {
			for (const name of [...fields.keys()]) if (name.startsWith("view.")) fields.delete(name);
			for (const [name, value] of new URL(link.href).searchParams) if (name.startsWith("view.")) fields.append(name, value);
		}
		try {
			const page = await read(`${form.getAttribute("action")}?${fields}`);
			keep(page, ".playground", isEdited);
			show(page);
		} catch {
			form.dataset.plain = 1;
			if (link) location.assign(link.href);
			if (button) submit.call(form, button);
		}
	}

	// What was refused in the form stays there, and is asked again beside what the press has led to.
	async function press(form, button) {
		try {
			const body = new URLSearchParams(new FormData(form, button));
			const page = await read(form.getAttribute("action"), { method: "POST", body });
			const kept = keep(page, ".play-form", (field) => isEdited(field) || field.ariaInvalid === "true");
			show(page);
			if (kept) await update(find(".play-form"));
		} catch {
			form.dataset.plain = 1;
			submit.call(form, button);
		}
	}

	// The focus goes where the address would lead it: to what is wrong, or to the row that a button spoke of.
	async function pressOwn(form, button) {
		await update(form, null, button);
		const rows = document.querySelectorAll(".play-row");
		const row = { add: rows.length, remove: Math.min(button.value, rows.length), raise: button.value - 1 }[button.name];
		(find(".playground > .error-summary") ?? rows[row - 1])?.focus();
	}

	function hearPress(event) {
		const { target: form, submitter } = event;
		if (form.dataset.plain || !form.matches(".play-form, .play-canvas form, .play-alone form")) return;
		event.preventDefault();
		flush();
		enqueue(() => (form.matches(".play-form") ? pressOwn : press)(form, submitter));
	}

	on("submit", hearPress);

	on("input", ({ target }) => {
		const form = target.closest(".play-form");
		if (!form || form.dataset.plain) return;
		clearTimeout(timer);
		timer = setTimeout(flush, 120);
	});

	on("click", async (event) => {
		const link = event.target.closest("#play-link, .play-tool > a");
		const form = find(".play-form");
		if (!link || event.ctrlKey || event.metaKey || event.shiftKey || form.dataset.plain) return;
		if (link.id !== "play-link") {
			event.preventDefault();
			flush();
			return enqueue(() => update(form, link));
		}
		if (!navigator.clipboard) return;
		event.preventDefault();
		flush();
		await queue;
		navigator.clipboard.writeText(link.href).then(
			() => {
				say("Copied", "The link is copied.");
				setTimeout(say, 3000, "Copy link", "");
			},
			() => location.assign(link.href),
		);
	});

	function say(label, status) {
		[find("#play-link").textContent, find(".live").textContent] = [label, status];
	}

	// A frame is as high as what is in it, and what is pressed there is told here.
	function join(frame) {
		const page = frame.contentDocument;
		const main = page && find("main", page);
		if (!main) return;
		frame.style.blockSize = 0;
		frame.style.blockSize = `${main.scrollHeight}px`;
		page.addEventListener("submit", hearPress);
		if (frame.dataset.focus) page.getElementById(frame.dataset.focus)?.focus({ preventScroll: true });
		delete frame.dataset.focus;
	}

	on("load", ({ target }) => target.matches?.(".play-frame") && join(target), true);
	for (const frame of document.querySelectorAll(".play-frame")) if (frame.contentDocument?.readyState === "complete") join(frame);
})();
