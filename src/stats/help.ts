export const DEFAULT_DAYS = 30
export const DEFAULT_TOP = 10

/** The longest period: older views are deleted anyway, and a typing error would take minutes. */
export const MAX_DAYS = 3660

/** What `--help` prints. */
export const HELP = `npm run stats -- [options]

Shows the page views that the counter wrote, of the last ${DEFAULT_DAYS} days in Paris, today included.
Works while the server runs, and changes nothing. The store is the one that PAGE_VIEWS_DB or
DATABASE_URL names.

  --since YYYY-MM-DD   first day (default: ${DEFAULT_DAYS - 1} days before the last)
  --until YYYY-MM-DD   last day, included (default: today)
  --path PAGE          one page, /blog, or a page and everything below it, '/blog/*'
                       (bots are counted by day alone: with --path they are not shown)
  --top N              names per list; the others are summed (default: ${DEFAULT_TOP}; with --json all)

One of these, in place of the terminal's text:

  --json               the sums as JSON; its shape is described in src/stats/stats.ts
  --csv                the rows themselves: day,path,referer,agent,country,count
                       (a value that a spreadsheet would compute gets a ' before it)
  --html FILE.html     one page with charts, without any network, to read, print or send;
                       replaces the file when it is there

  --help               this text

In the lists, "direct" is a visit without a referer, "(other)" the referers beyond the day's limit,
"(unknown)" an address that is no page of the site.

npm prints two lines of its own before the result; npm run --silent leaves them out:

  npm run --silent stats -- --csv --since 2026-01-01 > views.csv

In the terminal, colours follow NO_COLOR, and bars are drawn in ASCII where LANG is not UTF-8.
`
