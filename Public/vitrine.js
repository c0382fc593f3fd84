// Optional: presses redraw in place, pages follow others.
(() => {
	const root = document.documentElement;
	const find = (tree, selector) => tree.querySelector(selector);
	const on = document.addEventListener.bind(document);
	const send = HTMLFormElement.prototype.requestSubmit;
	let [under, source] = [0];
	root.dataset.script = navigator.clipboard ? "clipboard" : "";

	// Makes one tree like another. Nodes stay, with focus, scroll and transitions.
	function morph(node, model) {
		if (node.nodeName !== model.nodeName || node.id !== model.id) return node.replaceWith(model);
		if (!node.attributes) {
			node.data = model.data;
			return;
		}
		if (node.matches(".panel")) model.open = node.open;
		for (const { name } of [...node.attributes]) if (!model.hasAttribute(name)) node.removeAttribute(name);
		for (const { name, value } of model.attributes) node.setAttribute(name, value);
		const [old, fresh] = [[...node.childNodes], [...model.childNodes]];
		fresh.forEach((child, index) => {
			if (old[index]) morph(old[index], child);
			else node.append(child);
		});
		for (const child of old.slice(fresh.length)) child.remove();
		if (!node.matches("input, select") || node.matches(".text-field:focus")) return;
		node.checked = model.checked;
		node.value = model.value;
	}

	async function read(url, options) {
		const answer = await fetch(url, { headers: { Accept: "text/html" }, ...options });
		return new DOMParser().parseFromString(await answer.text(), "text/html");
	}

	// What others do takes nothing from a form half filled in or refused.
	function show(page, own) {
		const focus = document.activeElement;
		const [old, fresh] = [document, page].map((tree) => find(tree, "main"));
		const [was, is] = [old, fresh].map((main) => find(main, ".error-summary"));
		if (was || is) {
			if (own) old.replaceWith(fresh);
		} else
			for (const node of old.querySelectorAll("[data-example]")) {
				const path = node.dataset.example;
				const model = find(fresh, `[data-example="${path}"]`);
				if (model && (path === own || !find(node, "[data-edited]"))) morph(node, model);
			}
		if (!focus.isConnected) (is || document.getElementById(focus.id))?.focus();
	}

	async function press(form, button, path) {
		const body = new URLSearchParams(new FormData(form, button));
		under++;
		const page = await read(form.getAttribute("action"), { method: "POST", body }).finally(() => under--);
		if (path) show(page, path);
		else {
			root.dataset.theme = button.value;
			for (const other of form.elements) other.setAttribute("aria-pressed", other === button);
		}
	}

	async function hear({ data }) {
		const { by, changes } = JSON.parse(data);
		const isOwn = under;
		show(await read(location));
		if (isOwn) return;
		const what = changes.map(({ title, to }) => `${title} ${JSON.stringify(to)}`);
		find(document, ".live").textContent = `By ${by}: ${what.slice(0, 3)}`;
	}

	window.vitrine = { morph, read };

	function follow() {
		source?.close();
		if (document.hidden) return;
		source = new EventSource("/api/events");
		source.addEventListener("change", hear);
	}

	on("submit", (event) => {
		const { target: form, submitter } = event;
		const path = form.closest("[data-example]")?.dataset.example;
		if (form.dataset.plain || !(path || form.matches(".theme-switch"))) return;
		event.preventDefault();
		press(form, submitter, path).catch(() => {
			form.dataset.plain = 1;
			send.call(form, submitter);
		});
	});

	on("input", ({ target }) => {
		target.closest(".form")?.setAttribute("data-edited", "");
	});

	on("change", ({ target }) => {
		const form = target.closest(".apply-form");
		if (form && target.matches("select, [type=radio]")) send.call(form);
	});

	on("click", async ({ target }) => {
		const code = target.closest(".copy") && find(target.closest(".panel-body"), "code");
		if (!code) return;
		await navigator.clipboard.writeText(code.textContent);
		target.textContent = "Copied";
	});

	on("visibilitychange", async () => {
		follow();
		if (!document.hidden) show(await read(location));
	});
	addEventListener("pageshow", follow);
})();
