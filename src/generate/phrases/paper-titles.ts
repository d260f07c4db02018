/** What people do research on. */
export const paperTitles =
  "Sleep and memory in adolescents|Microplastics in coastal sediments|A randomised trial of walking for back pain|Mapping urban heat with low-cost sensors|Bird migration under changing winds|Reading habits and school results|Grid storage from used batteries|Trust in online reviews|Soil carbon after crop rotation|Noise exposure near schools|Early detection of gestational diabetes|Language loss in coastal villages";
