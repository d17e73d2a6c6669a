import { part } from '@shop/ui'

// Server-rendered with a separate chunk: the form library is larger than the rest of the page.
export const Feedback = part<object>(() =>
  import(/* webpackChunkName: "feedback-form", webpackFetchPriority: "auto" */ './ui/feedback.tsx').then((ui) => ({ default: ui.Letter })),
)
