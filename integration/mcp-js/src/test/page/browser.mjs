// Chromium, driven over the WebDriver protocol by its own driver.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const FLAGS = [
  'headless=new', 'no-sandbox', 'disable-gpu', 'disable-dev-shm-usage', 'disable-quic', 'no-first-run', 'disable-background-networking',
  'disable-component-update', 'disable-sync', 'hide-scrollbars', 'lang=en-GB',
];
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Opens a browser window of the given size; a width below 600 is a phone. */
export async function openBrowser({ width, height, dark = false }) {
  const profile = mkdtempSync(join(tmpdir(), 'page-'));
  const driver = spawn('chromedriver', ['--port=0']);
  const port = await new Promise((resolve, reject) => {
    driver.on('error', reject);
    driver.stdout.on('data', (data) => {
      const found = /successfully on port (\d+)/.exec(String(data));
      if (found) resolve(found[1]);
    });
  });
  const send = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.message}`);
    return value;
  };
  const options = { args: [...FLAGS, `window-size=${width},${height}`, `user-data-dir=${profile}`] };
  if (width < 600) options.mobileEmulation = { deviceMetrics: { width, height, pixelRatio: 2 } };
  const { sessionId } = await send('POST', '/session', {
    capabilities: { alwaysMatch: { 'goog:chromeOptions': options, timeouts: { script: 120_000, implicit: 10_000 } } },
  });
  const session = `/session/${sessionId}`;
  if (dark) {
    await send('POST', `${session}/goog/cdp/execute`, { cmd: 'Emulation.setEmulatedMedia', params: { features: [{ name: 'prefers-color-scheme', value: 'dark' }] } });
  }
  const run = (script, ...args) => send('POST', `${session}/execute/sync`, { script, args });
  return {
    open: (url) => send('POST', `${session}/url`, { url }),
    run,
    /** Presses the first button whose text is, or begins with, the given one. */
    press: (text) => run(`
      const button = [...document.querySelectorAll('button')].find((each) => each.textContent === arguments[0])
        ?? [...document.querySelectorAll('button')].find((each) => each.textContent.startsWith(arguments[0]));
      if (!button) throw new Error('There is no button "' + arguments[0] + '": ' + [...document.querySelectorAll('button')].map((each) => each.textContent).join(' | '));
      button.click();`, text),
    /** Types into the element of a selector. */
    type: async (selector, text) => {
      const element = (await send('POST', `${session}/element`, { using: 'css selector', value: selector }))[ELEMENT];
      await send('POST', `${session}/element/${element}/clear`, {});
      await send('POST', `${session}/element/${element}/value`, { text });
    },
    text: (selector = 'main') => run('return document.querySelector(arguments[0])?.innerText ?? ""', selector),
    screenshot: async () => {
      const height = await run('return document.documentElement.scrollHeight');
      const { data } = await send('POST', `${session}/goog/cdp/execute`, {
        cmd: 'Page.captureScreenshot', params: { captureBeyondViewport: true, clip: { x: 0, y: 0, width, height: Math.min(height, 6000), scale: 1 } },
      });
      return Buffer.from(data, 'base64');
    },
    close: async () => {
      await send('DELETE', session).catch(() => {});
      driver.kill();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
