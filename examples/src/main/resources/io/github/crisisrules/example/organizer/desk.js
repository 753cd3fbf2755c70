// A page that shows the event asks for itself again when there are news; while something is typed, it only says so.
(() => {
  const plain = text => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  // A number alone finds its table where there are tables, not points.
  const isFound = (item, wanted) => {
    const cell = item.querySelector("td[data-column=table]");
    const table = cell ? cell.textContent.trim() : item.id.replace("table-", "");
    if (table && /^\d+$/.test(wanted)) return table === wanted;
    const heading = cell ? item.closest("table").tHead.rows[0].cells[cell.cellIndex].textContent : "";
    return plain(`${item.textContent} ${heading} ${table}`).includes(wanted);
  };
  // Hides the rows, matches and players without the text that is searched for.
  const sift = field => {
    const wanted = plain(field.value.trim());
    for (const found of document.querySelectorAll("td[data-column=player], details.match, .entry, ol.players li")) {
      const item = found.closest("tr") || found;
      item.toggleAttribute("data-hidden", !isFound(item, wanted));
    }
    const matches = document.querySelectorAll("details.match:not([data-hidden])");
    if (wanted && matches.length === 1) matches[0].open = true;
  };
  const ready = () => document.querySelectorAll(".search").forEach(field => { field.hidden = false; });
  document.addEventListener("input", event => { if (event.target.matches(".search")) sift(event.target); });
  ready();

  const page = () => document.querySelector("main[data-live]");
  if (!page()) return;
  // A refused form holds what was typed, and a notice may be shown only once.
  let typing = Boolean(document.querySelector(".notice, form .fault"));
  document.addEventListener("input", event => { typing ||= !event.target.matches(".search"); });

  const fetched = async () => {
    const answer = await fetch(location.href, { credentials: "same-origin" });
    return new DOMParser().parseFromString(answer.ok ? await answer.text() : "", "text/html");
  };
  const show = async () => {
    const fresh = await fetched();
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

  // The time left is shown to organizers alone, whose clock goes on while they type.
  const tick = async () => {
    const next = (await fetched()).querySelector(".clock");
    if (next) document.querySelector(".clock")?.replaceWith(document.adoptNode(next));
  };
  const isDesk = page().dataset.live.includes("/desk/");
  setInterval(() => { if (isDesk && document.querySelector(".clock")) tick().catch(() => {}); }, 10000);

  new EventSource(page().dataset.live).addEventListener("news", event => {
    if (event.data === page().dataset.news) return;
    if (typing) document.querySelector(".news").hidden = false;
    // Not all phones of a hall at once.
    else setTimeout(() => show().catch(() => {}), isDesk ? 0 : Math.random() * 2000);
  });
})();
