package io.github.crisisrules.example.tournament;

/**
 * The style of the show page: light and dark, narrow and wide, on screen and on paper. It uses the reader's own
 * fonts.
 */
final class ShowStyle {
    private ShowStyle() {}

    /** The complete style sheet. */
    static final String CSS = """
            :root { color-scheme: light dark; --paper: #f7f6f2; --card: #ffffff; --ink: #1c2130; --soft: #5b6275;
              --line: #dedbd2; --accent: #a3201d; --tint: #f6e9e4; --good: #1e6b45; }
            @media (prefers-color-scheme: dark) { :root { --paper: #13151b; --card: #1c1f28; --ink: #ebe8e1;
              --soft: #a5abbb; --line: #343947; --accent: #ff8a75; --tint: #33242a; --good: #7fd3a6; } }
            * { box-sizing: border-box; }
            html { -webkit-text-size-adjust: 100%; }
            body { margin: 0 auto; max-width: 84rem; padding: 0.7rem; background: var(--paper); color: var(--ink);
              font: 0.95rem/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", sans-serif; }
            h1 { font-size: 1.7rem; line-height: 1.2; margin: 0.2rem 0 0.4rem; }
            h2 { font-size: 1.25rem; margin: 0 0 0.6rem; }
            h3 { font-size: 1rem; margin: 0.2rem 0 0.4rem; }
            .plain + h3 { margin-top: 1rem; }
            p { margin: 0.3rem 0; }
            a { color: var(--accent); }
            .soft, .foot { color: var(--soft); }
            header, .card { background: var(--card); border: 1px solid var(--line); border-radius: 0.6rem;
              padding: 0.8rem 0.7rem; margin: 0 0 0.8rem; }
            .champion { border-left: 0.3rem solid var(--accent); padding: 0.1rem 0 0.1rem 0.8rem; margin: 0.8rem 0; }
            .champion strong { display: block; font-size: 1.5rem; line-height: 1.25; }
            .facts { display: flex; flex-wrap: wrap; gap: 0.4rem 1.6rem; padding: 0; margin: 0.6rem 0 0; list-style: none; }
            .facts b { font-size: 1.15rem; font-variant-numeric: tabular-nums; }
            nav { display: flex; flex-wrap: wrap; gap: 0.2rem 1rem; margin: 0 0 1rem; }
            nav a { padding: 0.35rem 0; }
            .frame { overflow-x: auto; }
            .bracket { display: block; width: 100%; max-width: 38rem; height: auto; font-size: 12px; }
            .bracket text { fill: var(--ink); }
            .bracket .head { fill: var(--soft); font-size: 11px; text-anchor: middle; }
            .bracket .seed { fill: var(--soft); font-size: 10px; text-anchor: end; }
            .bracket .won { font-weight: 700; }
            .bracket .out { fill: var(--soft); }
            .bracket .box { fill: var(--paper); stroke: var(--line); }
            .bracket .rule { stroke: var(--line); fill: none; }
            .bracket .line { stroke: var(--soft); fill: none; }
            .two { display: grid; gap: 1rem 2rem; }
            .two > * { min-width: 0; }
            details.round > summary { cursor: pointer; font-size: 1.25rem; font-weight: 700; }
            details.round > summary small { font-size: 0.85rem; font-weight: 400; color: var(--soft); }
            details.round > .two { margin-top: 0.8rem; scroll-margin-top: 4rem; }
            .row > summary, .heads { display: grid; gap: 0 0.45rem; align-items: baseline; padding: 0.32rem 0.3rem;
              border-top: 1px solid var(--line); }
            .row > summary { cursor: pointer; list-style: none; }
            .row > summary::-webkit-details-marker { display: none; }
            .row > summary:hover, .row[open] > summary { background: var(--tint); }
            .row > summary:focus-visible, .round > summary:focus-visible { outline: 2px solid var(--accent); }
            .row > div { padding: 0.3rem 0.6rem 0.6rem; font-size: 0.9rem; background: var(--tint); overflow-wrap: anywhere; }
            .row p::before { content: "→ "; color: var(--accent); }
            .plain { display: flex; flex-wrap: wrap; gap: 0 1rem; justify-content: space-between; align-items: baseline;
              padding: 0.25rem 0.3rem; border-top: 1px solid var(--line); }
            .heads { border-top: 0; color: var(--soft); font-size: 0.8rem; }
            .table > summary, .table { grid-template-columns: 1.3rem minmax(0, 1fr) 1.3rem 2.9rem 1.3rem minmax(0, 1fr); }
            .far { text-align: right; }
            .rank > summary, .rank { grid-template-columns: 1.3rem minmax(0, 1fr) 1.5rem 2.7rem 1.7rem 2.8rem; }
            .n { text-align: right; font-variant-numeric: tabular-nums; }
            .mid { text-align: center; font-variant-numeric: tabular-nums; white-space: nowrap; }
            .who { overflow-wrap: anywhere; }
            .won { font-weight: 700; }
            .tag { color: var(--good); font-size: 0.8rem; white-space: nowrap; }
            .gone { color: var(--soft); font-size: 0.8rem; white-space: nowrap; }
            .by { color: var(--soft); font-size: 0.8rem; white-space: nowrap; }
            .cut > summary { border-bottom: 2px solid var(--accent); }
            .places { columns: 9.5rem; padding: 0; margin: 0; list-style: none; }
            .places li { display: grid; grid-template-columns: 1.6rem 1fr; gap: 0.5rem; break-inside: avoid; }
            code { font: 0.85rem/1.4 ui-monospace, Consolas, "Liberation Mono", monospace; overflow-wrap: anywhere; }
            dt { color: var(--soft); font-size: 0.85rem; margin-top: 0.5rem; }
            dd { margin: 0; }
            .foot { font-size: 0.85rem; }
            @media (max-width: 30rem) { .row > summary { font-size: 0.86rem; } .row .won { font-weight: 600; }
              .row > summary, .heads { gap: 0 0.3rem; } .heads { font-size: 0.72rem; white-space: nowrap; }
              .table > summary, .table { grid-template-columns: 1.1rem minmax(0, 1fr) 1rem 3rem 1rem minmax(0, 1fr); }
              .rank > summary, .rank { grid-template-columns: 1.1rem minmax(0, 1fr) 1.3rem 2.6rem 1.6rem 3.3rem; } }
            @media (min-width: 60rem) { body { padding: 1.5rem 2rem; } header, .card { padding: 1.4rem 1.6rem; }
              .two { grid-template-columns: 1fr 1fr; } .table > summary, .table { grid-template-columns: 2rem minmax(0, 1fr) 2rem 4rem 2rem minmax(0, 1fr); }
              .rank > summary, .rank { grid-template-columns: 2rem minmax(0, 1fr) 3rem 4rem 3rem 5rem; } }
            @media print { :root { color-scheme: light; --paper: #fff; --card: #fff; --ink: #000; --soft: #444;
                --line: #bbb; --accent: #000; --tint: #fff; --good: #000; }
              body { max-width: none; padding: 0; font-size: 9pt; } nav { display: none; }
              header, .card { border: 0; padding: 0; } details.round { break-before: page; }
              details.round::details-content { display: block; content-visibility: visible; height: auto; }
              .two { grid-template-columns: 1fr 1fr; } .row > summary, .plain { padding: 0.05rem 0.2rem; break-inside: avoid; }
              .row { break-inside: avoid; } .hint { display: none; } }
            """;
}
