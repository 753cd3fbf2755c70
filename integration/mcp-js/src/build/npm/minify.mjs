// Minifies the modules that TeaVM wrote, in the folder given, and keeps their source maps.
import { readFile, readdir, writeFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { minify } from "terser";

const folder = process.argv[2];
for (const file of (await readdir(folder)).filter((name) => name.endsWith(".js"))) {
  const path = `${folder}/${file}`;
  const code = await readFile(path, "utf8");
  if (!code.includes("//# sourceMappingURL") || code.startsWith("/*")) continue;
  const result = await minify(code, {
    module: true,
    ecma: 2020,
    compress: { passes: 2, unsafe_arrows: true },
    format: { preamble: "/* Crisis Rules, Apache-2.0 */" },
    sourceMap: { content: await readFile(`${path}.map`, "utf8"), url: `${file}.map` },
  });
  await writeFile(path, result.code);
  await writeFile(`${path}.map`, result.map);
  console.log(`${file}: ${Math.round(gzipSync(result.code, { level: 9 }).length / 1024)} KB (gzip)`);
}
