// Optional: a playground follows what is typed and pressed, and its address can be copied by a press.
(() => {
	const { morph, read } = window.vitrine;
	const find = (selector, tree = document) => tree.querySelector(selector);
	const on = (name, hear, capture) => document.addEventListener(name, hear, capture);
	let timer;
	let asked;
	let drawn;

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
		const focus = document.activeElement === old ? old.contentDocument.activeElement.id : "";
		if (at.pathname + at.search !== next) at.replace(next + (focus && `#${focus}`));
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

	// Sends the form as it stands, with the ways to look at the preview that a link has, where there is one.
	function update(form, link) {
		clearTimeout(timer);
		timer = 0;
		asked?.abort();
		asked = new AbortController();
		const fields = new URLSearchParams(new FormData(form));
		if (link) {
			for (const name of [...fields.keys()]) if (name.startsWith("view.")) fields.delete(name);
			for (const [name, value] of new URL(link.href).searchParams) if (name.startsWith("view.")) fields.append(name, value);
		}
		drawn = draw(`${form.getAttribute("action")}?${fields}`, asked.signal).catch((error) => {
			if (error.name === "AbortError") return;
			form.dataset.plain = 1;
			if (link) location.assign(link.href);
		});
		return drawn;
	}

	async function draw(url, signal) {
		const page = await read(url, { signal });
		keep(page, ".playground", isEdited);
		show(page);
	}

	// Until all that was typed is drawn.
	async function settle() {
		if (timer) update(find(".play-form"));
		await drawn;
	}

	// What was refused in the form stays there, and is asked again beside what the press has led to.
	async function press(form, button) {
		try {
			await settle();
			const body = new URLSearchParams(new FormData(form, button));
			const page = await read(form.getAttribute("action"), { method: "POST", body });
			const kept = keep(page, ".play-form", (field) => isEdited(field) || field.ariaInvalid === "true");
			show(page);
			if (kept) await update(find(".play-form"));
		} catch {
			form.dataset.plain = 1;
			HTMLFormElement.prototype.requestSubmit.call(form, button);
		}
	}

	function hearPress(event) {
		const { target: form, submitter } = event;
		if (form.dataset.plain || !form.matches(".play-canvas form, .play-alone form")) return;
		event.preventDefault();
		press(form, submitter);
	}

	on("submit", hearPress);

	on("input", ({ target }) => {
		const form = target.closest(".play-form");
		if (!form || form.dataset.plain) return;
		clearTimeout(timer);
		timer = setTimeout(update, 120, form);
	});

	on("click", async (event) => {
		const link = event.target.closest("#play-link, .play-tool > a");
		const form = find(".play-form");
		if (!link || event.ctrlKey || event.metaKey || event.shiftKey || form.dataset.plain) return;
		if (link.id !== "play-link") {
			event.preventDefault();
			return update(form, link);
		}
		if (!navigator.clipboard) return;
		event.preventDefault();
		await settle();
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
	}

	on("load", ({ target }) => target.matches?.(".play-frame") && join(target), true);
	for (const frame of document.querySelectorAll(".play-frame")) if (frame.contentDocument?.readyState === "complete") join(frame);
})();
