import { part } from '@shop/ui'

// The server renders the form; its code comes apart, because the form library is heavier than the rest of the page.
export const Feedback = part<object>(() =>
  import(/* webpackChunkName: "feedback-form", webpackFetchPriority: "auto" */ './ui/feedback.tsx').then((ui) => ({ default: ui.Letter })),
)
