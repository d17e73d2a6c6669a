// The few parts of the router that are used: a re-export shares 13 KiB instead of the router's 62.
export { isPlainClick, Link, type LinkProps } from './link.tsx'
export { Router, useLocation, useNavigate } from 'react-router-dom'
export { match, type Address, type Owner, type RouteRow } from '@shop/contracts/routes'
export { $pageFailure, pageFailed, pageOpened, type PageFailure } from './failure.ts'
export type { Head, HeadTools, PageModule, WidgetModule } from './page.ts'
export { Widget, WidgetHost, type WidgetProps } from './widget.tsx'
