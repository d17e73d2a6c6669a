import { shopContext } from '@shop/contracts/storefront'
import { texts } from './texts.ts'

const style = `
  :root { color-scheme: light dark; --ground: #f6f3ee; --ink: #1d1b19; --quiet: #6b655d; --line: #d9d3c9 }
  @media (prefers-color-scheme: dark) { :root { --ground: #191715; --ink: #efeae2; --quiet: #a59d92; --line: #3a3631 } }
  body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif }
  main { max-width: 44rem; margin: 0 auto; padding: clamp(2rem, 6vw, 5rem) 1rem }
  h1 { margin: 0 0 .5rem; font: 400 2.25rem/1.15 Georgia, serif }
  p { margin: 0 0 2rem; color: var(--quiet); max-width: 60ch }
  dl { margin: 0; border-top: 1px solid var(--line) }
  div { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; justify-content: space-between; padding: .875rem 0; border-bottom: 1px solid var(--line) }
  dd { margin: 0; color: var(--quiet) }
`

/** Says honestly what this version stands in for. */
export function statusPage(acceptLanguage: string | undefined): string {
  const { locale } = shopContext({ host: 'localhost', cookies: {}, acceptLanguage })
  const { title, intro, notYet, services } = texts[locale]
  const rows = services.map((service) => `<div><dt>${service}</dt><dd>${notYet}</dd></div>`).join('')
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} — ZLATA</title>
<link rel="icon" href="data:,"><style>${style}</style></head>
<body><main><h1>${title}</h1><p>${intro}</p><dl>${rows}</dl></main></body>
</html>
`
}
