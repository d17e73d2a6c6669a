// Components that the shell renders around remotes.
export { AreaFailure } from './area-failure/area-failure.tsx'
export { AreaLeftAsHtml } from './area-left-as-html/area-left-as-html.tsx'
export { ErrorPage } from './error-page/error-page.tsx'
export { BareLayout, DefaultLayout, LandingLayout } from './layouts/layouts.tsx'
export { ProgressBar } from './progress/progress-bar.tsx'
export { OfflineNote, Toasts } from './toasts/toasts.tsx'
