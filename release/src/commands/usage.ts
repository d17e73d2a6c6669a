/** Fits one screen: 24 lines of 80 columns. */
export const USAGE = `npm run release -- <command>      --json  for scripts   --who NAME  else you

look    status     what is active, bad, failing     uses <thing>  who uses it
        history [remote]            releases, newest first  [--most 20]
        diff <one> <other>          two serials, or two of mfe-catalog@1.0.0
        verify                      hashes, signatures and scopes of everything
        trace <file:line:col>       that place in the sources, or a whole stack

change  publish  <remote> <version>            shown to nobody yet
        promote  <remote> <version> --why "…"  to everybody   [--no-probe]
        canary   <remote> <version> --why "…" --share 5   to 5 %, or staff
        rollback <remote> [version] --why "…"  to the last good; marks as bad
            [--from BAD]   for each of these: [--api URL|none] [--anyway]
        override <remote@version> … [--hours 1]   a link for testers
        staff                                  a link: sees canaries first
        probe    <remote> <version> [--shop URL]  opens its pages in a browser

rights  keys [add <name> --scope team:mfe-catalog|manager|robot]   who may sign
        keys revoke <name> --why "…"
        lock <remote|all> --why "…"      unlock <remote|all>
upkeep  repair                      sets broken records aside, deletes nothing
        gc [--days 30] [--keep 5] [--dry-run]       deletes unneeded builds
shell   completion <bash|zsh>       a script: release/README.md says where
exit    0 done   1 refused, or not whole   2 not every front door serves it`
