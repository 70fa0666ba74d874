/** One page with all pictures side by side: a row for each thing that was photographed, a column for each size. */
export function galleryPage(pictures, sizes) {
  const titles = [...new Set(pictures.map(titleOf))];
  const rows = titles.map(title => [title, pictures.filter(picture => titleOf(picture) === title)]);
  const body = rows.map(
    ([title, found]) => `<h2>${title}</h2>\n<div class="row">${found.map(figureOf).join('\n')}</div>`,
  );
  return `<!doctype html>
<meta charset="utf-8">
<title>Oubliette, every screen</title>
<style>
  body { margin: 16px; background: #444; color: #fff; font: 14px system-ui, sans-serif; }
  nav { position: sticky; top: 0; display: flex; gap: 16px; padding: 8px 0; background: #444; }
  .row { display: flex; gap: 8px; align-items: start; overflow-x: auto; }
  figure { flex: none; margin: 0; }
  img { display: block; height: 320px; }
</style>
<nav>
  ${choice('language', ['en', 'fr'])}
  ${choice('light', ['day', 'candle'])}
  ${choice('size', sizes)}
</nav>
${body.join('\n')}
<script>
  const chosen = () => [...document.querySelectorAll('select')].filter(({ value }) => value !== '');
  const show = () => {
    for (const figure of document.querySelectorAll('figure'))
      figure.hidden = !chosen().every(({ name, value }) => figure.dataset[name] === value);
  };
  for (const select of document.querySelectorAll('select')) select.addEventListener('change', show);
</script>
`;
}

const titleOf = ({ of, kind }) => `${of}, ${kind}`;

const choice = (name, values) =>
  `<label>${name} <select name="${name}"><option value="">all</option>${values
    .map(value => `<option>${value}</option>`)
    .join('')}</select></label>`;

const figureOf = ({ language, light, size, file }) =>
  `<figure data-language="${language}" data-light="${light}" data-size="${size}">
  <a href="${file}"><img src="${file}" loading="lazy" alt=""></a>
  <figcaption>${size.replace('x', ' x ')}, ${language}, ${light}</figcaption>
</figure>`;
