"""The handbook: the pages of docs/, the rule books and what a site needs, made ready for its generator."""
