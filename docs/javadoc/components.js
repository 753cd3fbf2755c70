// Javadoc has no option to leave out the sentences that it makes up for records. Where a component has a sentence of its own, it is shown
// instead; elsewhere nothing is, since the name and type say enough.
document.addEventListener('DOMContentLoaded', () => {
  const sentence = (component) => {
    const own = document.getElementById('param-' + component);
    return own && own.closest('dd').textContent.replace(/^\s*\w+ - /, '').trim();
  };
  for (const place of document.querySelectorAll('div.block, dl.notes > dd')) {
    const text = place.textContent.trim();
    const value = /^(?:Returns )?the value of the (\w+) record component\.?$|^(\w+) - the value for the \w+ record component$/.exec(text);
    const own = value && sentence(value[1] || value[2]);
    if (own && value[2]) {
      place.innerHTML = '<code>' + value[2] + '</code> - ';
      place.append(own);
    } else if (own && text.startsWith('Returns')) {
      place.textContent = 'Returns ' + own + '.';
    } else if (value && value[2]) {
      place.innerHTML = '<code>' + value[2] + '</code>';
    } else if (value || /^Creates an instance of a \w+ record class\.$/.test(text)) {
      const title = place.previousElementSibling;
      if (place.tagName === 'DD' && title && title.tagName === 'DT') {
        title.remove();
      }
      place.remove();
    }
  }
});
