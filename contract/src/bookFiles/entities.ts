/** Characters in sequence; a hyphen marks one without a name. */
const RANGES: readonly (readonly [first: number, names: string])[] = [
  [
    0xa0,
    'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml Amacr amacr Abreve abreve Aogon aogon Cacute cacute Ccirc ccirc Cdot cdot Ccaron ccaron Dcaron dcaron Dstrok dstrok Emacr emacr - - Edot edot Eogon eogon Ecaron ecaron Gcirc gcirc Gbreve gbreve Gdot gdot Gcedil - Hcirc hcirc Hstrok hstrok Itilde itilde Imacr imacr - - Iogon iogon Idot inodot IJlig ijlig Jcirc jcirc Kcedil kcedil kgreen Lacute lacute Lcedil lcedil Lcaron lcaron Lmidot lmidot Lstrok lstrok Nacute nacute Ncedil ncedil Ncaron ncaron napos ENG eng Omacr omacr - - Odblac odblac OElig oelig Racute racute Rcedil rcedil Rcaron rcaron Sacute sacute Scirc scirc Scedil scedil Scaron scaron Tcedil tcedil Tcaron tcaron Tstrok tstrok Utilde utilde Umacr umacr Ubreve ubreve Uring uring Udblac udblac Uogon uogon Wcirc wcirc Ycirc ycirc Yuml Zacute zacute Zdot zdot Zcaron zcaron',
  ],
  [
    0x391,
    'Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho - Sigma Tau Upsilon Phi Chi Psi Omega',
  ],
  [
    0x3b1,
    'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi psi omega',
  ],
  [0x2002, 'ensp emsp emsp13 emsp14 - numsp puncsp thinsp hairsp - zwnj zwj lrm rlm dash'],
  [0x2153, 'frac13 frac23 frac15 frac25 frac35 frac45 frac16 frac56 frac18 frac38 frac58 frac78'],
  [0x2190, 'larr uarr rarr darr harr'],
  [0x21d0, 'lArr uArr rArr dArr hArr'],
];

/** Each name is before its character. */
const SINGLE =
  'fnof ƒ circ ˆ caron ˇ breve ˘ dot ˙ ring ˚ ogon ˛ tilde ˜ dblac ˝ thetasym ϑ upsih ϒ piv ϖ ndash – mdash — horbar ― lsquo ‘ rsquo ’ rsquor ’ sbquo ‚ lsquor ‚ ldquo “ rdquo ” rdquor ” bdquo „ ldquor „ dagger † Dagger ‡ bull • nldr ‥ hellip … mldr … permil ‰ prime ′ Prime ″ lsaquo ‹ rsaquo › oline ‾ frasl ⁄ euro € image ℑ incare ℅ numero № copysr ℗ weierp ℘ real ℜ rx ℞ trade ™ ohm Ω alefsym ℵ crarr ↵ forall ∀ part ∂ exist ∃ empty ∅ nabla ∇ isin ∈ notin ∉ ni ∋ prod ∏ sum ∑ minus − lowast ∗ radic √ prop ∝ infin ∞ ang ∠ and ∧ or ∨ cap ∩ cup ∪ int ∫ there4 ∴ sim ∼ cong ≅ asymp ≈ ne ≠ equiv ≡ le ≤ ge ≥ sub ⊂ sup ⊃ nsub ⊄ sube ⊆ supe ⊇ oplus ⊕ otimes ⊗ perp ⊥ sdot ⋅ lceil ⌈ rceil ⌉ lfloor ⌊ rfloor ⌋ lang ⟨ rang ⟩ blank ␣ squ □ loz ◊ cir ○ star ☆ starf ★ phone ☎ female ♀ male ♂ spades ♠ clubs ♣ hearts ♥ diams ♦ sung ♪ flat ♭ natural ♮ sharp ♯ check ✓ cross ✗ malt ✠ sext ✶ fflig ﬀ filig ﬁ fllig ﬂ ffilig ﬃ ffllig ﬄ excl ! num # dollar $ percnt % lpar ( rpar ) ast * plus + comma , hyphen ‐ period . sol / colon : semi ; equals = quest ? commat @ lsqb [ lbrack [ bsol \\ rsqb ] rbrack ] lowbar _ grave ` lcub { lbrace { verbar | vert | rcub } rbrace } half ½ die ¨ Dot ¨ hearts ♥';

const pairs = SINGLE.split(' ');

/** Entities of HTML 4 and ISO 8879; declarations in files add none. */
export const NAMED_CHARACTERS: ReadonlyMap<string, string> = new Map([
  ...RANGES.flatMap(([first, names]) =>
    names
      .split(' ')
      .map((name, index) => [name, String.fromCodePoint(first + index)] as const)
      .filter(([name]) => name !== '-'),
  ),
  ...pairs.flatMap((name, index) => (index % 2 === 0 ? [[name, pairs[index + 1] ?? ''] as const] : [])),
  ...Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }),
]);
