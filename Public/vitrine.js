// Everything works without this file. With it, a press redraws its example in place instead of the page.
(() => {
  const root = document.documentElement;
  root.dataset.script = navigator.clipboard ? "clipboard" : "";
  let latest = 0;

  // Makes one tree like another. What stays keeps its node: focus, scroll and transitions live on.
  function morph(node, model) {
    if (node.nodeType !== model.nodeType || node.nodeName !== model.nodeName || node.id !== model.id) {
      node.replaceWith(model);
      return;
    }
    if (node.nodeType !== Node.ELEMENT_NODE) {
      if (node.data !== model.data) node.data = model.data;
      return;
    }
    if (node.matches(".panel")) model.open = node.open;
    for (const { name } of [...node.attributes]) if (!model.hasAttribute(name)) node.removeAttribute(name);
    for (const { name, value } of model.attributes) {
      if (node.getAttribute(name) !== value) node.setAttribute(name, value);
    }
    if ("checked" in model) node.checked = model.checked;
    if ("value" in model && /^(INPUT|TEXTAREA)$/.test(node.nodeName)) node.value = model.value;
    const [old, fresh] = [[...node.childNodes], [...model.childNodes]];
    fresh.forEach((child, index) => {
      if (old[index]) morph(old[index], child);
      else node.append(child);
    });
    for (const child of old.slice(fresh.length)) child.remove();
    if (node.nodeName === "SELECT") node.value = model.value;
  }

  function show(page, example) {
    const find = (tree) => tree.querySelector(`[data-example="${CSS.escape(example)}"]`);
    const summary = page.querySelector(".error-summary");
    const [node, model] = [find(document), find(page)];
    if (summary || document.querySelector(".error-summary") || !node || !model) {
      document.querySelector("main").replaceWith(page.querySelector("main"));
      document.querySelector(".error-summary")?.focus();
    } else {
      morph(node, model);
    }
  }

  async function press(form, submitter, example) {
    const turn = ++latest;
    const focus = document.activeElement?.id;
    const body = new URLSearchParams(new FormData(form, submitter));
    const answer = await fetch(form.getAttribute("action"), { method: "POST", body, headers: { Accept: "text/html" } });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (turn !== latest) return;
    show(page, example);
    if (focus && document.activeElement === document.body) document.getElementById(focus)?.focus();
  }

  async function choose(form, button) {
    await fetch(form.getAttribute("action"), { method: "POST", body: new URLSearchParams([[button.name, button.value]]) });
    root.dataset.theme = button.value;
    for (const other of form.querySelectorAll("button")) other.setAttribute("aria-pressed", String(other === button));
  }

  const resend = (form, submitter) => {
    form.dataset.native = "";
    HTMLFormElement.prototype.requestSubmit.call(form, submitter);
  };

  document.addEventListener("submit", (event) => {
    const { target: form, submitter } = event;
    const example = form.closest("[data-example]")?.dataset.example;
    const isTheme = form.matches(".theme-switch");
    if ("native" in form.dataset || form.getAttribute("method") !== "post" || !(example || isTheme)) return;
    event.preventDefault();
    (isTheme ? choose(form, submitter) : press(form, submitter, example)).catch(() => resend(form, submitter));
  });

  document.addEventListener("change", ({ target }) => {
    const form = target.closest(".apply-form");
    if (form && target.matches("select, [type=radio]")) HTMLFormElement.prototype.requestSubmit.call(form);
  });

  document.addEventListener("click", async ({ target }) => {
    const button = target.closest(".copy");
    if (!button) return;
    await navigator.clipboard.writeText(button.closest(".panel-body").querySelector("code").textContent);
    const title = button.textContent;
    button.textContent = "Copied";
    setTimeout(() => { button.textContent = title; }, 1500);
  });

  // A page that comes back from the history shows what was; ask what is.
  addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });
})();
