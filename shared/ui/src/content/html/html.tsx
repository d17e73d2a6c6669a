import { createHtml } from './create-html.ts'

export interface HtmlProps {
  /** Sanitised by the server. */
  html: string
  className?: string
}

/** HTML of the content service; the only component that renders HTML. */
export const Html = ({ html, className = 'prose' }: HtmlProps) => (
  // oxlint-disable-next-line react/no-danger -- the server has sanitised it, and Trusted Types lets nothing else through
  <div className={className} dangerouslySetInnerHTML={{ __html: createHtml(html) }} />
)
