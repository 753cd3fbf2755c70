// A page that shows the event asks for itself again when there are news; while somebody types, it only says so.
(() => {
  const page = () => document.querySelector("main[data-live]");
  if (!page()) return;
  let typing = false;
  document.addEventListener("input", () => { typing = true; });

  const show = async () => {
    const answer = await fetch(location.href, { credentials: "same-origin" });
    if (!answer.ok) return;
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
    const next = fresh.querySelector("main[data-live]");
    if (!next || typing) return;
    document.querySelectorAll("details[open][id]").forEach(open => {
      const same = next.querySelector("#" + CSS.escape(open.id));
      if (same) same.open = true;
    });
    page().replaceWith(document.adoptNode(next));
    document.title = fresh.title;
  };

  new EventSource(page().dataset.live).addEventListener("news", event => {
    if (event.data === page().dataset.news) return;
    if (typing) document.querySelector(".news").hidden = false;
    else show().catch(() => {});
  });
})();
