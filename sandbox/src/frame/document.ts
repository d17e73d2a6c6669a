import type { Locale } from '@shop/contracts/shop/storefront'
import { BRAND } from './brand.ts'
import { html, type Safe } from '@shop/contracts/core/text/html'

/** A page in the shop's style; `live` pages update themselves. */
export function documentOf({ locale, title, body, live = false }: { locale: Locale; title: string; body: Safe; live?: boolean }): string {
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} — ${BRAND.name}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/kit/src/styles/base.css">
<link rel="stylesheet" href="/files/sandbox.css">
<link rel="stylesheet" href="/files/brand.css?${BRAND.id}">
${live ? html`<script src="/files/live.js" defer></script>` : ''}
</head>
<body>${body}</body>
</html>
`.safe
}
