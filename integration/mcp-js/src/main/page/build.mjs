// Puts the page together into one file: node build.mjs RULES.js PAGE.html
import { readFileSync, writeFileSync } from 'node:fs';

const [rules, page] = process.argv.slice(2);
const own = (name) => readFileSync(new URL(name, import.meta.url), 'utf8');
const scripts = ['dom.js', 'words.js', 'choices.js', 'event.js', 'odds.js', 'tracker.js', 'verify.js', 'main.js'];
const parts = {
  '/*style*/': own('page.css'),
  // The compiled rules name a source map beside them, which the page does not have.
  '/*rules*/': readFileSync(rules, 'utf8').replace(/^\/\/# sourceMappingURL=.*$/m, ''),
  '/*script*/': scripts.map(own).join('\n'),
};
let html = own('index.html');
for (const [mark, text] of Object.entries(parts)) {
  // A function, because a text may contain what replace() would read as a pattern; and no script may end the element that holds it.
  html = html.replace(mark, () => text.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--'));
}
writeFileSync(page, html);
