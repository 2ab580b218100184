import type { GuideRnaProject, GuideRnaSettings, Plate } from '@cutsite/domain/guide-rna';
import { builderHooks } from '../../../builder/project/builder-context.tsx';
import { plateInView } from '../../../builder/project/builder-project.ts';
import type { Builder, BuilderState } from '../../../builder/project/builder-store.ts';
import type { GuideRnaLook } from './guide-rna-look.ts';

export type GuideRnaBuilder = Builder<GuideRnaProject, GuideRnaLook>;
export type GuideRnaBuilderState = BuilderState<GuideRnaProject, GuideRnaLook>;

export const { useBuilder, useBuilderState, useProject, useProjectParts } = builderHooks<
  GuideRnaProject,
  GuideRnaLook
>();

/**
 * What the plate in view is called and how it is made: the same object until one of them changes, whatever is typed.
 */
export const usePlateSettings = (): GuideRnaSettings & Pick<Plate, 'id' | 'name'> =>
  useProjectParts((project) => {
    const { id, name, nuclease, modifications, yield: amount, purification } = plateInView(project);
    return { id, name, nuclease, modifications, yield: amount, purification };
  });
