import type { Client } from 'pg'

const WAITING = `SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`

/** Until so many statements wait for locks that this client holds. PostgreSQL shows a transaction one snapshot of them unless it is cleared. */
export async function untilWaiting(holder: Client, count: number): Promise<void> {
  for (let waiting = 0; waiting < count; ) {
    await holder.query('SELECT pg_stat_clear_snapshot()')
    waiting = (await holder.query<{ waiting: number }>(WAITING)).rows[0]?.waiting ?? 0
  }
}
