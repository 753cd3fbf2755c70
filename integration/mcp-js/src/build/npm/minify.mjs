// Minifies the modules that TeaVM wrote, in the folder given, and keeps their source maps.
import assert from "node:assert/strict";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { minify } from "terser";

const folder = process.argv[2];

/** The most that a module may weigh, in KB (gzip). */
const limits = { "pairing.js": 130, "desk.js": 260, "encounters.js": 260, "scenes.js": 260, "index.js": 600 };

/**
 * Returns a short name for each field. TeaVM gives each field of the program a name of its own. Here unrelated classes share the names,
 * so the same few return everywhere and the module compresses better by an eighth.
 */
function fieldNames(text) {
  const code = text.replaceAll("\n", " ");
  const [, withoutFields] = code.match(/([\w$]+) ?= ?superclass ?=> ?\{/);
  const parents = new Map();
  const fields = new Map();
  for (const [, name, parent] of code.matchAll(new RegExp(`([\\w$]+) ?= ?${withoutFields.replaceAll("$", "\\$&")}\\(([\\w$]*)\\)`, "g"))) parents.set(name, parent);
  const constructor = /function ([\w$]+)\(\) ?\{ ?(?:let ([\w$]+) ?= ?this; ?)?([\w$]+)\.call\((?:this|\2)\); ?((?:(?:this|\2)\.[\w$]+ ?= ?[^;]+; ?)*)\}/g;
  for (const [, name, , parent, body] of code.matchAll(constructor)) {
    parents.set(name, parent);
    fields.set(name, [...body.matchAll(/\.([\w$]+) ?=/g)].map((found) => found[1]));
  }
  // An interface is written with 0 in place of a parent, and a class whose parent is Object with nothing.
  const roots = new Set([...parents.values()].filter((parent) => parent !== "" && parent !== "0" && !parents.has(parent)));
  assert.ok(fields.size > 0 && roots.size === 1, `The classes of the module are not understood: ${[...roots]}`);
  assert.ok(!/\._[0-9]/.test(code), "A name of the module could be taken for a short name of a field.");
  const before = (name) => (parents.has(name) ? before(parents.get(name)) + (fields.get(name)?.length ?? 0) : 0);
  return Object.fromEntries(
    [...fields].flatMap(([name, own]) => own.map((field, i) => [`$${field}`, `_${(before(parents.get(name)) + i).toString(36)}`])));
}

for (const file of (await readdir(folder)).filter((name) => name.endsWith(".js"))) {
  const path = `${folder}/${file}`;
  const code = await readFile(path, "utf8");
  if (!code.includes("//# sourceMappingURL") || code.startsWith("/*")) continue;
  const result = await minify(code, {
    module: true,
    ecma: 2020,
    compress: { passes: 2, unsafe_arrows: true },
    mangle: { properties: { only_cache: true } },
    nameCache: { props: { props: fieldNames(code) } },
    format: { preamble: "/* Crisis Rules, Apache-2.0 */" },
    sourceMap: { content: await readFile(`${path}.map`, "utf8"), url: `${file}.map` },
  });
  await writeFile(path, result.code);
  await writeFile(`${path}.map`, result.map);
  const size = gzipSync(result.code, { level: 9 }).length / 1024;
  console.log(`${file}: ${Math.round(size)} KB (gzip)`);
  assert.ok(size <= limits[file], `${file} is larger than ${limits[file]} KB.`);
}
