import { Html } from '@shop/ui'
import styles from './text.module.css'

/** Paragraphs, lists and tables of the content service. */
export const Text = ({ html }: { html: string }) => <Html html={html} className={`prose ${styles['text']}`} />
