/**
 * Chrome parses what has come of a document in one task of up to 500 ms (50 on Android), unless the parser has met the end of a
 * script in the body: then it goes on for 10 ms at most before it lets frames and taps in. This one is run by nobody
 * (docs/decisions/0015).
 */
const PAUSE = '<script type="text/pause"></script>'
/** Four cards: a few milliseconds of a slow phone. */
const APART = 6000

/** Written inside a card, where no rule of a tray counts it. */
export function withParsePauses(html: string): string {
  let last = 0
  return html.replace(/<\/article>/g, (end, at: number) => {
    if (at - last < APART) return end
    last = at
    return PAUSE + end
  })
}

/** React knows nothing of them: they go before it takes the page over. */
export function removeParsePauses(root: HTMLElement) {
  for (const pause of root.querySelectorAll('script[type="text/pause"]')) pause.remove()
}
