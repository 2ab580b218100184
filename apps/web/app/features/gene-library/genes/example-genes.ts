import type { GenomeSlug } from '@cutsite/domain/gene';

/** Lists to look at: kinases with names that people use for them, and controls. */
export const exampleGenes: Readonly<Record<GenomeSlug, readonly string[]>> = {
  homo_sapiens:
    'ABL1 AKT1 ALK ATM ATR AURKA AURKB BRAF BTK CDK1 CDK2 CDK4 CDK6 CHEK1 EGFR HER2 FGFR1 FLT3 JAK2 VEGFR2 KIT MET MTOR PLK1 FAK RAF1 SRC SYK WEE1 NTC1 NTC2'.split(
      ' ',
    ),
  mus_musculus:
    'Akt1 Akt2 Alk Atm Atr Aurkb B2m Bak1 Bax Bcl2 Braf Brca1 Btk Casp8 Cd4 Cd8a Cd19 Cd274 Cdk1 Acsl4 App NTC1 NTC2 Rosa26'.split(
      ' ',
    ),
};
