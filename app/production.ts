// React's development build renders several times slower. Imported first: React looks once, when it loads.
process.env.NODE_ENV ??= "production";
