// The page in Chromium, from a file and without a network: node --test page.test.mjs
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { openBrowser } from './browser.mjs';

const target = new URL('../../../target/', import.meta.url);
const page = new URL('page.html', target).href;
const shots = new URL('screenshots/', target);
mkdirSync(shots, { recursive: true });
let wide;
let phone;

before(async () => {
  wide = await openBrowser({ width: 1100, height: 900 });
  phone = await openBrowser({ width: 390, height: 844, dark: true });
});
after(async () => {
  await wide?.close();
  await phone?.close();
});

async function goTo(browser, tab) {
  await browser.open(page);
  await browser.run("localStorage.clear(); location.hash = arguments[0]; location.reload()", tab);
  await waitFor(browser, (text) => text.length > 20);
}

async function waitFor(browser, isReady) {
  for (let tries = 0; tries < 200; tries++) {
    const text = await browser.text().catch(() => '');
    if (isReady(text)) return text;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The page does not get ready: ' + (await browser.text()));
}

async function keep(browser, name) {
  writeFileSync(new URL(name + '.png', shots), await browser.screenshot());
}

/** Reports all open matches: the player of each match who stands first in the alphabet wins. */
async function reportAll(browser) {
  for (;;) {
    const isOpen = await browser.run("return document.querySelector('form.match') !== null");
    if (!isOpen) return;
    await browser.run(`
      const form = document.querySelector('form.match');
      const [one, other] = form.querySelectorAll('input');
      const [first, second] = [...form.querySelectorAll('b')].map((each) => each.textContent);
      one.value = first < second ? 17 : 9;
      other.value = first < second ? 9 : 17;
      form.requestSubmit();`);
  }
}

async function playEvent(browser) {
  await goTo(browser, 'event');
  await browser.type('[name=seed]', 'rain on Saturday');
  await browser.press('Open the event');
  for (let round = 1; round <= 4; round++) {
    await browser.press('Pair the next round');
    if (round === 2) await keep(browser, browser === wide ? 'event-wide' : 'event-phone');
    await reportAll(browser);
  }
  await browser.press('Close the event');
  return browser.text();
}

test('A small event is played to its end, wide and on a phone', async () => {
  for (const browser of [wide, phone]) {
    const text = await playEvent(browser);
    assert.match(text, /The champion is Ada/);
    assert.match(text, /Final ranking/);
    assert.equal(await browser.run('return document.documentElement.scrollWidth <= innerWidth'), true, 'The page scrolls sideways.');
  }
});

test('Results are typed without the mouse, and a packet is not published before the end', async () => {
  await goTo(wide, 'event');
  await wide.press('Open the event');
  await wide.press('Pair the next round');
  await wide.run("document.querySelector('form.match input').focus()");
  await reportAll(wide);
  assert.equal(await wide.run("return document.activeElement.className"), 'status');
  await wide.press('Publish the packet');
  assert.match(await wide.run("return [...document.querySelectorAll('.fault')].map((fault) => fault.textContent).join()"), /seed/);
});

test('A game survives that the page is closed', async () => {
  const text = await playEvent(wide);
  await wide.open('about:blank');
  await wide.open(page);
  assert.match(await waitFor(wide, (found) => found.includes('champion')), /The champion is Ada/);
  assert.ok(text.includes('Ada'));
});

test('A published event is verified, and one with a change in any of 100 places is not', async () => {
  await playEvent(wide);
  const packet = await wide.run('return (await import(URL.createObjectURL(new Blob([document.getElementById("rules").textContent], { type: "text/javascript" })))).open(localStorage.getItem("crisis-rules/event"), {}).publish(localStorage.getItem("crisis-rules/salt"))');
  await goTo(wide, 'verify');
  await wide.run('document.getElementById("document").value = arguments[0]', packet);
  await wide.press('Verify');
  assert.match(await wide.text('main'), /\nVerified\n[^]*the one that was committed to/);
  await keep(wide, 'verify-wide');

  const changed = places(JSON.parse(packet), 100);
  assert.equal(changed.length, 100);
  for (const { place, document } of changed) {
    await wide.run('document.getElementById("document").value = arguments[0]', document);
    await wide.press('Verify');
    const verdict = await wide.text('main');
    assert.match(verdict, /Not verified|fault/, `A change of ${place} was not noticed.`);
  }
  await keep(wide, 'verify-changed-wide');
});

test('A log is checked against its commitment once the salt is known', async () => {
  await playEvent(wide);
  const [log, salt] = await wide.run('return ["event", "salt"].map((name) => localStorage.getItem("crisis-rules/" + name))');
  await goTo(wide, 'verify');
  await wide.run('document.getElementById("document").value = arguments[0]', log);
  await wide.press('Verify');
  for (const [given, expected] of [['another', /is not the one that was committed to/], [salt, /is the one that was committed to/]]) {
    await wide.run('document.getElementById("document").value = arguments[0]', log);
    await wide.press('Verify');
    await wide.type('main form input', given);
    await wide.run("document.querySelector('main form').requestSubmit()");
    assert.match(await wide.text('main'), expected);
  }
});

/** Copies of a document, each with one value changed, spread evenly over all its texts and numbers. */
function places(document, count) {
  const all = [];
  const walk = (value, path) => {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') all.push(path);
    else if (value !== null && typeof value === 'object') for (const key of Object.keys(value).filter((name) => name !== 'library')) walk(value[key], [...path, key]);
  };
  walk(document, []);
  return Array.from({ length: count }, (_, index) => all[Math.floor((index * all.length) / count)]).map((path) => {
    const copy = structuredClone(document);
    const parent = path.slice(0, -1).reduce((value, key) => value[key], copy);
    const key = path.at(-1);
    const value = parent[key];
    parent[key] = typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : value + 'x';
    return { place: '/' + path.join('/'), document: JSON.stringify(copy) };
  });
}

test('Odds follow what is typed', async () => {
  await goTo(phone, 'odds');
  assert.match(await phone.text(), /1 or more\s+81\.6\s?%/);
  await phone.run("const input = document.querySelector('[name=attack]'); input.value = 0; input.dispatchEvent(new Event('input', { bubbles: true }))");
  assert.match(await phone.text(), /dice|dado/i);
  await keep(phone, 'odds-phone');
});

for (const encounter of ['colossus', 'hulk']) {
  test(`The tracker of the ${encounter} begins, offers choices and goes back`, async () => {
    for (const browser of [wide, phone]) {
      await goTo(browser, encounter);
      await browser.press('Begin');
      const begun = await browser.text();
      for (let step = 0; step < 6; step++) {
        await browser.run("document.querySelector('.choices button').click()");
        if (await browser.run("return document.querySelector('form.card') !== null")) break;
      }
      await keep(browser, encounter + (browser === wide ? '-wide' : '-phone'));
      assert.notEqual(await browser.text(), begun);
      await browser.press('Undo');
    }
  });
}

test('The page speaks Spanish', async () => {
  await goTo(phone, 'event');
  await phone.run("const select = document.getElementById('language'); select.value = 'es'; select.dispatchEvent(new Event('change'))");
  await phone.press('Abrir el evento');
  assert.match(await phone.text(), /Emparejar la siguiente ronda/);
  await keep(phone, 'event-spanish-phone');
});
