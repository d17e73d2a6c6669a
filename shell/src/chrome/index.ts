// What the shell's engine mounts around the remotes.
export { AreaFailure, type AreaFailureProps } from './area-failure/area-failure.tsx'
export { AreaLeftAsHtml } from './area-left-as-html/area-left-as-html.tsx'
export { ErrorPage, type ErrorPageProps } from './error-page/error-page.tsx'
export { BareLayout, DefaultLayout, LandingLayout } from './layouts/layouts.tsx'
export { ProgressBar, type ProgressBarProps } from './progress/progress-bar.tsx'
export { Toasts } from './toasts/toasts.tsx'
