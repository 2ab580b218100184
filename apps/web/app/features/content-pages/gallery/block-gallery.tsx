import { type BlockName, blockNames, blockTypes, type ShownBlock } from '@cutsite/content/block';
import { Blocks } from '../blocks/block-view.tsx';
import { ListedEntries } from '../blocks/entry-list.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PricesOfPage, type ShownPrices } from '../prices/shown-prices.ts';
import styles from './block-gallery.module.css';
import { exampleBlocks, exampleEntries } from './example-blocks.table.ts';

/** Examples of a block as the site draws them. */
const examplesOf = (name: BlockName): readonly ShownBlock[] =>
  exampleBlocks[name].map((fields, at) => ({ ...fields, id: `${name}-${at}`, block: name }) as ShownBlock);

const listed = Object.fromEntries(examplesOf('entry_list').map(({ id }) => [id, exampleEntries]));

/** Every block in the look of the site, with what it is for: what an editor can choose from (CT-82). */
export function BlockGallery({ prices }: { readonly prices: ShownPrices }) {
  return (
    <ListedEntries value={listed}>
      <PricesOfPage value={prices}>
        <PageHead
          title="All blocks"
          summary="Each block that a page can be made of, as the site draws it. All content is an example: no visitor sees this page."
        />
        <nav className={`cs-page ${styles.names}`} aria-label="Blocks">
          <ul>
            {blockNames.map((name) => (
              <li key={name}>
                <a href={`#${name}`}>{blockTypes[name].label}</a>
              </li>
            ))}
          </ul>
        </nav>
        {blockNames.map((name) => (
          <section key={name} id={name} aria-labelledby={`${name}-label`}>
            <div className={styles.label}>
              <div className="cs-page">
                <h2 id={`${name}-label`}>{blockTypes[name].label}</h2>
                <p>{blockTypes[name].help}</p>
              </div>
            </div>
            <Blocks blocks={examplesOf(name)} isHeaded />
          </section>
        ))}
      </PricesOfPage>
    </ListedEntries>
  );
}
