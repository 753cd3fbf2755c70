// Checks the built package as its users have it: its examples compile and run, Node and Chromium give the same, and no change of a published event
// passes unseen. Usage: node check.mjs TARGET LOGS [CHROMIUM]
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { lines } from "./same.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const [target, logFolder, chromium] = process.argv.slice(2).map((path) => resolve(path));
const folder = join(target, "npm");
const index = await import(pathToFileURL(join(folder, "index.js")));
const transcripts = await import(pathToFileURL(join(target, "check", "transcript.mjs")));
let passed = 0;
const check = async (name, run) => { await run(); passed++; console.log(`ok: ${name}`); };

const logs = {};
for (const game of ["tournament", "colossus", "hulk", "scenes"]) {
  logs[game] = { whole: readFileSync(join(logFolder, `${game}.json`), "utf8"), short: readFileSync(join(logFolder, `${game}.short.json`), "utf8") };
}

// Inside the package, so that its own name is found as users find it.
const examples = [...readFileSync(join(folder, "README.md"), "utf8").matchAll(/```js\n([\s\S]*?)```/g)].map((found) => found[1]);
const inside = join(folder, "examples");
rmSync(inside, { recursive: true, force: true });
mkdirSync(inside);
examples.forEach((code, i) => ["ts", "mjs"].forEach((kind) => writeFileSync(join(inside, `example${i}.${kind}`), code)));
const run = (file) => execFileSync("node", [file], { encoding: "utf8" });
const printed = examples.map((_, i) => run(join(inside, `example${i}.mjs`)));

await check("the examples of the README compile strictly", () => execFileSync(
  "node",
  [join(here, "node_modules/typescript/bin/tsc"), "--strict", "--noEmit", "--module", "nodenext", "--target", "es2022", "--lib", "es2022,dom", ...examples.map((_, i) => join(inside, `example${i}.ts`))],
  { stdio: "inherit" }));
await check("the examples of the README run", () => printed.forEach((text) => assert.ok(text.length > 0)));

const expected = lines({ index, transcripts, logs });
await check("logs written in Java are read, continued and written again", () => {
  for (const game of Object.keys(logs)) assert.ok(expected.includes(`${game}: true`), game);
  assert.ok(!expected.includes("NOT CONTINUED"));
});

await check("an event that was changed in one place is refused with the place", () => {
  let desk = index.challenger("Saturday", { seed: "rain", salt: "salt" }).register(["Ada", "Bruno", "Chidi", "Dana", "Emil", "Fenna", "Gus"]).open();
  for (let round = 0; round < 3; round++) {
    desk = desk.pairRound();
    desk.openMatches().forEach(({ first, second }, i) => { desk = desk.report(first, 12 + i, second, 7 + round); });
  }
  desk = desk.end("The hall closes.");
  // A whole log has nothing that a fact which decides nothing could be compared with; a short one has digests.
  // A packet holds the salt of its commitment, and a log does not.
  for (const [text, options] of [[desk.publish("salt"), {}], [desk.store(), { salt: "salt" }]]) {
    const whole = index.verify(text, options);
    assert.ok(whole.verified && whole.commitment === "matches", JSON.stringify(whole));
    let state = 7;
    const random = (below) => { state = (state * 48271) % 2147483647; return state % below; };
    for (let i = 0; i < 100; i++) {
      const tree = JSON.parse(text);
      const places = [];
      (function walk(value, path) {
        // The version that wrote a log decides nothing where the rules are equal, so it may differ.
        for (const key of Object.keys(value).filter((name) => name !== "library")) value[key] !== null && typeof value[key] === "object" && Object.keys(value[key]).length > 0 ? walk(value[key], `${path}/${key}`) : places.push([value, key, `${path}/${key}`]);
      })(tree, "");
      const [owner, key, path] = places[random(places.length)];
      const old = owner[key];
      owner[key] = typeof old === "number" ? old + 1 : typeof old === "boolean" ? !old : typeof old === "string" ? `${old}x` : "x";
      const found = index.verify(JSON.stringify(tree), options);
      assert.ok(!found.verified && found.faults.length > 0 && found.faults.every((fault) => fault.message.length > 0), `${path}: ${JSON.stringify(found)}`);
      assert.ok(found.kind === "log" || path === "/format" || found.faults.some((fault) => fault.place.length > 0), `${path}: ${JSON.stringify(found)}`);
    }
  }
});

if (chromium) {
  const page = `<!doctype html><meta charset="utf-8"><script type="importmap">{"imports":{${["", "/pairing", "/desk", "/encounters", "/scenes"].map((name) => `"crisis-rules${name}":"/npm/${name.slice(1) || "index"}.js"`)}}}</script>
<pre id="out"></pre><script type="module">
const out = document.getElementById("out");
try {
  const printed = [];
  console.log = (...values) => printed[printed.length - 1].push(values.join(" "));
  const modules = [${examples.map((_, i) => `() => import("/npm/examples/example${i}.mjs")`)}];
  for (const each of modules) { printed.push([]); await each(); }
  const { lines } = await import("/same.mjs");
  const all = lines({ index: await import("/npm/index.js"), transcripts: await import("/check/transcript.mjs"), logs: await (await fetch("/logs")).json() });
  await fetch("/result", { method: "POST", body: JSON.stringify({ printed: printed.map((each) => each.join("\\n") + "\\n"), all }) });
} catch (e) { await fetch("/result", { method: "POST", body: JSON.stringify({ error: String(e && e.stack || e) }) }); }
</script>`;
  const found = await new Promise((done, fail) => {
    const server = createServer(async (request, response) => {
      const url = request.url;
      if (url === "/result") {
        let body = "";
        for await (const part of request) body += part;
        response.end();
        server.close();
        browser.kill();
        return done(JSON.parse(body));
      }
      const isPage = url === "/";
      response.setHeader("content-type", isPage ? "text/html" : url.endsWith("js") ? "text/javascript" : "application/json");
      try {
        response.end(isPage ? page : url === "/logs" ? JSON.stringify(logs) : readFileSync(url === "/same.mjs" ? join(here, "same.mjs") : join(target, url)));
      } catch { response.statusCode = 404; response.end(); }
    });
    let browser;
    server.listen(0, "127.0.0.1", async () => {
      const { spawn } = await import("node:child_process");
      const profile = mkdtempSync(join(tmpdir(), "chromium"));
      browser = spawn(chromium, ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync", `--user-data-dir=${profile}`, `http://127.0.0.1:${server.address().port}/`], { stdio: "ignore" });
      browser.on("exit", () => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }));
      setTimeout(() => { browser.kill(); fail(new Error("Chromium did not answer.")); }, 240_000).unref();
    });
  });
  await check("Chromium gives what Node gives", () => {
    assert.equal(found.error, undefined);
    assert.deepEqual(found.printed, printed);
    assert.equal(found.all.length, expected.length);
    assert.deepEqual(found.all, expected);
  });
}
console.log(`${passed} passed, 0 failed`);
process.exit(0);
