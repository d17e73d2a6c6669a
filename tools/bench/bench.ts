/** `node bench.ts plan.json`: measures the plan's sites alternately; writes figures and medians. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright-core'
import { measureEarly, measureInteraction, measureLoad, type Figures, type Measured } from './measure.ts'
import type { InteractionName, Plan, ProfileName, Site } from './stand/sites.ts'
import { summaryOf, type Results } from './report/summary.ts'

const plan = JSON.parse(fs.readFileSync(process.argv[2] ?? '', 'utf8')) as Plan
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const launch = () => chromium.launch({ executablePath: plan.chromium, headless: true, args: [...ARGS, '--ignore-certificate-errors'] })
let browser = await launch()
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())

const results: Results = {}
const began = Date.now()

/** Measurements of a page: load, then interactions. */
const tasksOf = (page: Plan['pages'][number], isWarmup: boolean): Measured[] => {
  if (isWarmup || page === 'home') return [page]
  return page === 'listing' ? [page, '@softNav'] : [page, '@addToCart', '@early', '@size', '@weight', '@metal']
}

async function measure(task: Measured, profile: ProfileName, site: Site): Promise<Figures | null> {
  if (!task.startsWith('@')) return measureLoad(browser, profile, site.urls[task as Plan['pages'][number]])
  if (!site.interactions) return null
  if (task === '@early') return measureEarly(browser, profile, site, site.interactions.addToCart)
  return measureInteraction(browser, profile, site, site.interactions[task.slice(1) as InteractionName])
}

const words = (figures: Figures) =>
  ['fcp', 'lcp', 'tbt', 'requests', 'rounds', 'ms']
    .filter((key) => key in figures)
    .map((key) => `${key} ${figures[key]?.toFixed(0) ?? '–'}`)
    .join(' ')

async function measureOnce(run: number, profile: ProfileName, task: Measured, site: Site) {
  try {
    const figures = await measure(task, profile, site)
    if (!figures) return
    console.error(
      `${((Date.now() - began) / 1000).toFixed(0)} s  run ${run}  ${profile} ${task} ${site.name}: ${words(figures)}  load ${os.loadavg()[0]?.toFixed(1)}`,
    )
    if (run > 0) (((results[profile] ??= {})[task] ??= {})[site.name] ??= []).push(figures)
  } catch (error) {
    console.error(`! ${profile} ${task} ${site.name}: ${(error as Error).message.split('\n')[0]}`)
    if (!browser.isConnected() && !stopping.signal.aborted) browser = await launch()
  }
}

// Sites alternate within a run, so that disturbances affect all equally.
for (let run = 1 - plan.warmup; run <= plan.runs; run++) {
  for (const profile of plan.profiles) {
    for (const page of plan.pages) {
      for (const task of tasksOf(page, run <= 0)) {
        for (const site of plan.sites) if (!stopping.signal.aborted) await measureOnce(run, profile, task, site)
      }
    }
  }
}
await browser.close()
fs.mkdirSync(path.dirname(plan.out), { recursive: true })
fs.writeFileSync(plan.out, JSON.stringify({ when: new Date().toISOString(), plan, summary: summaryOf(results), results }, null, 1))
