import type { ChangeEvent } from 'react'

/** The change that hydration has swallowed. */
export const eventOf = <Control extends HTMLInputElement | HTMLTextAreaElement>(target: Control) =>
  ({ type: 'change', target, currentTarget: target, nativeEvent: new Event('input') }) as unknown as ChangeEvent<Control, Control>
