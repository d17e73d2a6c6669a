import type { ErrorInfo } from 'react'
import { ERROR_REPORTS, MAX_REPORTS, type ErrorReport } from '@shop/contracts/reports/error-report'
import { FAILURE_REPORTS, type FailureInBrowser } from '@shop/contracts/reports/failure-report'
import { fileHosts } from '../platform/document/file-hosts.ts'

const PLACE = /\/a\/[\w.-]+\/[\w.-]+\/[\w.-]+\.js(?:\?[\w=]*)?:\d+:\d+/g
const MAX_PLACES = 20

/** Null for errors of extensions and third-party scripts. */
function reportOf(error: unknown, serial: number): ErrorReport | null {
  if (!(error instanceof Error)) return null
  const places = (error.stack ?? '')
    .split('\n')
    .flatMap((line) => (fileHosts().some((host) => line.includes(host)) ? (line.match(PLACE) ?? []) : []))
  if (places.length === 0) return null
  return {
    name: error.name.slice(0, 100),
    message: error.message.slice(0, 500),
    places: places.slice(0, MAX_PLACES),
    pathname: location.pathname.slice(0, 2000),
    serial,
  }
}

/** Without credentials: reports are anonymous. */
async function send(body: string) {
  try {
    await fetch(ERROR_REPORTS, {
      method: 'POST',
      credentials: 'omit',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body,
    })
  } catch {
    // Failed reports are ignored.
  }
}

const VERSION = /\/a\/([\w-]+)\/([\w.-]+)\//g

/** Tells whose area was rendered anew. Frames of the kit, which is the shell's, come before those of the remote that uses it. */
function tellRecovered(stack: string, told: Set<string>) {
  const found = [...stack.matchAll(VERSION)]
  const [, name, version] = found.find(([, name]) => name !== 'shell') ?? found[0] ?? []
  const line = `${'recovered' satisfies FailureInBrowser} ${name}@${version}`
  if (!name || told.has(line)) return
  told.add(line)
  // Some browsers let it be switched off.
  if ('sendBeacon' in navigator) navigator.sendBeacon(FAILURE_REPORTS, line)
}

/** Sends an error, unless the same one is in `told`, or that is full. */
export function report(error: unknown, serial: number, told: Set<string>) {
  const { componentStack } = (error ?? {}) as ErrorInfo
  if (componentStack) return tellRecovered(componentStack, told)
  const made = told.size < MAX_REPORTS ? reportOf(error, serial) : null
  const body = JSON.stringify(made)
  if (!made || told.has(body)) return
  told.add(body)
  void send(body)
}
