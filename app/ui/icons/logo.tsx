/** The mark: a road through paddocks, one of them green. Decorative; the name is beside it. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" width="40" height="40" aria-hidden="true">
      <path fill="#ebb24a" d="M-6-6h44v44h-44z" />
      <path fill="#fff6da" d="M4.7 13.8A6.2 6.2 0 0 1 17 12.4z" />
      <path fill="#2a5c34" d="M-1 16.6Q14 10.2 33 15.2V33H-1z" />
      <path
        fill="#f4ecd6"
        d="M11.6 13.2Q9 23 5.2 33H7.6Q11 23 12.6 13z M4.6 14.8Q2.6 18 -1 21.2V23Q3.4 18.8 5.6 14.4z"
      />
      <path
        fill="#a5c877"
        d="M18.6 13Q22 13.2 25.2 13.7Q29.6 19 36 23.6V33H20.6Q18.6 22 18.6 13z"
      />
      <path fill="none" stroke="#f4ecd6" strokeWidth="1.1" d="M-1 16.6Q14 10.2 33 15.2" />
      <path
        fill="#1f4a2a"
        d="M22.6 29.6q-.2-5.4-2-8.6q2.8 3 3.2 8.6z M25 30q.4-7 1.2-10.6q1 3.8.2 10.6z M27.6 29.8q.8-4.6 3.2-7.4q-1.2 3.4-1.6 7.4z"
      />
    </svg>
  );
}
