/** Text as it may stand in HTML, in an attribute's quotes too. */
export function escapeHTML(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

/** Escaped text in which `backticks` mark code. */
export function renderProse(text: string): string {
  return escapeHTML(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')
}

/** A whole page of the server's own making: one style sheet, and no script but where one is named. `body` is HTML. */
export function renderPage({
  title,
  stylePath,
  scriptPath = null,
  body,
  style,
  language = 'en',
}: {
  title: string
  stylePath: string
  scriptPath?: string | null
  body: string
  /** Besides the sheet; the page's policy must allow it. */
  style?: string
  /** BCP 47. */
  language?: string
}): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHTML(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${escapeHTML(stylePath)}">${style === undefined ? '' : `\n<style>${style}</style>`}${scriptPath === null ? '' : `\n<script type="module" src="${escapeHTML(scriptPath)}"></script>`}
</head>
<body>
${body}
</body>
</html>
`
}
