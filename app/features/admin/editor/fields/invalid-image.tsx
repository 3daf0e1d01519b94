/** Shown if a cover image's address gives no picture (specification, section 5). */
export function InvalidImage() {
  return (
    <svg className="invalid-image" viewBox="0 0 300 200" role="img" aria-label="Invalid Image URL">
      <path className="ground" d="M0 0h300v200H0z" />
      <g className="rail">
        <path d="M0 128h118M182 128h118M0 158h112M188 158h112M58 104v76M242 104v76" />
        <path d="m112 124 26 18M188 124l-22 22" />
      </g>
      <text x="150" y="76" textAnchor="middle">
        Invalid Image URL
      </text>
    </svg>
  );
}
