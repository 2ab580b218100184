import tile from '../../../platform/tile.module.css';
import { BlockIcon } from './block-icon.tsx';
import { labelOf } from './block-text.ts';
import { type PageTemplate, pageTemplates } from './page-templates.table.ts';
import styles from './palette.module.css';

interface TemplateChoiceProps {
  readonly onChoose: (template: PageTemplate) => void;
}

/** What a page without blocks may begin with: a set of empty ones. An empty page is begun from the palette. */
export function TemplateChoice({ onChoose }: TemplateChoiceProps) {
  return (
    <section className={styles.templates} aria-labelledby="start-from">
      <h2 id="start-from">Start from</h2>
      <p className="cs-muted cs-small">
        The blocks come empty, each with a word on what belongs into it. Or begin with a single one from the palette.
      </p>
      <ul>
        {pageTemplates.map((template) => (
          <li key={template.label}>
            <button type="button" className={tile.tile} onClick={() => onChoose(template)}>
              <span className={styles.sketch} aria-hidden="true">
                {template.blocks.map(({ block }, at) => (
                  <span key={at} data-kind={block}>
                    <BlockIcon name={block} />
                    {labelOf(block)}
                  </span>
                ))}
              </span>
              <b>{template.label}</b>
              <small className="cs-muted">{template.help}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
