// React's development build renders several times slower. Import this first: React reads the variable once, on load.
process.env.NODE_ENV ??= "production";
