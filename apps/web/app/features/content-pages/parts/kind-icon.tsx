/**
 * Signs of kinds of content, of 16 by 16. They are drawn on content pages alone, and so do not stand among the icons
 * that every order screen loads.
 */
const signs = {
  page: 'M4 1.8h5.2L12.4 5v9.2H4zM9 2v3.2h3.2M6 8.4h4.4M6 11h4.4',
  steps: 'M5.8 3.5h7.4M5.8 8h7.4M5.8 12.5h7.4M2.6 3.5h.6M2.6 8h.6M2.6 12.5h.6',
  ticks: 'M2.4 3.9l1.1 1.1 1.8-2.2M2.4 10.9L3.5 12l1.8-2.2M7.8 4h5.8M7.8 11h5.8',
  play: 'M5 3.2l7.6 4.8L5 12.8z',
  picture: 'M2.2 3h11.6v10H2.2zM2.4 11l3.4-3.6 2.8 2.8 2-1.8 3 2.8M10.6 6.2h.1',
  book: 'M8 4.2C6.6 3 4.6 2.6 2.2 2.8v9.4c2.4-.2 4.4.2 5.8 1.4 1.4-1.2 3.4-1.6 5.8-1.4V2.8C11.4 2.6 9.4 3 8 4.2zM8 4.2v9.2',
  flask: 'M6 2h4M6.8 2v4.2L3.2 12.6c-.4.8 0 1.4.8 1.4h8c.8 0 1.2-.6.8-1.4L9.2 6.2V2M5 10h6',
  quotes: 'M3 9.5V7c0-2 1-3.2 3-3.5M3 9.5h3v3H3zM9.5 9.5V7c0-2 1-3.2 3-3.5M9.5 9.5h3v3h-3z',
  days: 'M2.5 3.8h11v9.7h-11zM2.5 6.8h11M5.2 2.2v3M10.8 2.2v3',
  sound: 'M2.5 6.4v3.2M5.2 4v8M8 2.4v11.2M10.8 5v6M13.5 6.6v2.8',
  question: 'M5.6 6a2.4 2.4 0 114 1.8c-.9.7-1.6 1.1-1.6 2.2M8 12.4v.1',
  target: 'M8 14A6 6 0 108 2a6 6 0 000 12zM8 10.4a2.4 2.4 0 100-4.8 2.4 2.4 0 000 4.8z',
  offer: 'M2.2 8.2V2.8h5.4l6.2 6.2-5.4 5.4zM5.2 5.6v.1',
  person: 'M8 8a2.8 2.8 0 100-5.6A2.8 2.8 0 008 8zM2.8 14c.5-2.7 2.5-4 5.2-4s4.7 1.3 5.2 4',
} as const;

type Sign = keyof typeof signs;

/** By the type of an entry, or by what its type calls it: `resource_type`. */
const signOfKind: Readonly<Record<string, Sign>> = {
  protocol: 'steps',
  checklist: 'ticks',
  talk: 'play',
  video: 'play',
  poster: 'picture',
  'e-book': 'book',
  'application-note': 'flask',
  blog_post: 'quotes',
  case_study: 'target',
  publication: 'page',
  event: 'days',
  podcast_episode: 'sound',
  help_article: 'question',
  guide_home: 'book',
  guide_chapter: 'book',
  offer: 'offer',
  application_detail: 'flask',
  team_member: 'person',
  author: 'person',
};

/** The sign before the name of a kind, which says the same in words. */
export function KindIcon({ kind }: { readonly kind: string }) {
  return (
    <svg
      width={14}
      height={14}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={true}
    >
      <path d={signs[signOfKind[kind] ?? 'page']} />
    </svg>
  );
}
