/** Of user-event. */
interface Hands {
  click: (element: Element) => Promise<void>
  paste: (text: string) => Promise<void>
}

/** Fills an empty field in one go. For tests whose subject is not typing: each typed letter renders the form anew. */
export async function enter(hands: Hands, field: Element, text: string): Promise<void> {
  await hands.click(field)
  await hands.paste(text)
}
