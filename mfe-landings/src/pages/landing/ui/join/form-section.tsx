import type { ContentBlock } from '@shop/contracts/content/content'
import { Widget } from '@shop/routing'
import { Html } from '@shop/ui'
import { Skeleton } from '@shop/ui/states'
import styles from './form-section.module.css'

type FormBlock = Extract<ContentBlock, { kind: 'form' }>

/** Text beside a form. */
export const FormSection = ({ block: { id, title, html, widget, props } }: { block: FormBlock }) => (
  <section id={id} className={styles['band']} aria-labelledby={`t-${id}`}>
    <div className={`wrap ${styles['form']}`}>
      <div className={styles['words']}>
        <h2 className="h1" id={`t-${id}`}>
          {title}
        </h2>
        {html && <Html html={html} className="lead" />}
      </div>
      <div className={styles['paper']}>
        <Widget owner="mfe-landings" widget={widget} props={props} waiting={<Skeleton height="374px" />} />
      </div>
    </div>
  </section>
)
