export const USAGE = `npm run release -- <command> [options]

  status                          what is active, what it can go back to, what is bad
  verify                          compares every released file with its hash
  trace <file:line:col>           where that place of an artifact is in the sources; takes a whole stack in quotes too
  publish  <remote> <version>     take a built version in, shown to nobody yet
  promote  <remote> <version>     show a published version to everybody
  rollback <remote> [version]     go back to the last good version, or to the one named; what is active becomes bad
           [--from VERSION]       the version that you take for bad: needed within a minute of another change
  repair                          set aside broken records and pointers, by name; nothing is deleted
  prune                           delete builds that nothing needs: not active, not to go back to, not young
           [--days 14] [--keep 5] younger builds stay, and so many of each remote; --dry-run only names them

  --why "…"   what for: promote and rollback need it      --who NAME   you, unless given      --json   for scripts`
