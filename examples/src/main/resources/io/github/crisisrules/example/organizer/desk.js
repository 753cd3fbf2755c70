// A page that shows the event asks for itself again when there are news; while somebody types, it only says so.
(() => {
  // Hides the rows, matches and players without the text that is searched for.
  const sift = field => {
    const wanted = field.value.trim().toLowerCase();
    for (const item of document.querySelectorAll("tbody tr, details.match, .entry, ol.players li")) {
      item.toggleAttribute("data-hidden", !item.textContent.toLowerCase().includes(wanted));
    }
  };
  const ready = () => document.querySelectorAll(".search").forEach(field => { field.hidden = false; });
  document.addEventListener("input", event => { if (event.target.matches(".search")) sift(event.target); });
  ready();

  const page = () => document.querySelector("main[data-live]");
  if (!page()) return;
  let typing = false;
  document.addEventListener("input", event => { typing ||= !event.target.matches(".search"); });

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
    const searched = document.querySelector(".search");
    const text = searched ? searched.value : "";
    page().replaceWith(document.adoptNode(next));
    ready();
    const search = document.querySelector(".search");
    if (search && text) { search.value = text; sift(search); search.focus(); }
    document.title = fresh.title;
  };

  new EventSource(page().dataset.live).addEventListener("news", event => {
    if (event.data === page().dataset.news) return;
    if (typing) document.querySelector(".news").hidden = false;
    // Not all phones of a hall at once.
    else setTimeout(() => show().catch(() => {}), page().dataset.live.includes("/desk/") ? 0 : Math.random() * 2000);
  });
})();
