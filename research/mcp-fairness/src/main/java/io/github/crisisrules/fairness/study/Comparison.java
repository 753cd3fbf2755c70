package io.github.crisisrules.fairness.study;

/** The choice of the arm with which each arm of a study is compared, event by event. */
public sealed interface Comparison {
    /**
     * Compares arms that differ in one thing. Another system is compared with the first system of the same setup
     * and variant. Under the first system, a setup is compared with the first setup for as many players in the same
     * variant, and that setup is compared with itself under the study's own assumptions.
     */
    record Nearest() implements Comparison {
        @Override
        public String id() {
            return "nearest";
        }

        @Override
        public int baseline(Study study, int arm) {
            int variants = study.allVariants().size();
            int system = arm / variants % study.systems().size();
            if (system > 0) {
                return arm - system * variants;
            }
            int variant = arm % variants;
            int players = study.arms().get(arm).setup().players();
            int setup = study.setups().indexWhere(other -> other.players() == players);
            int first = study.index(setup, 0, variant);
            return first == arm ? study.index(setup, 0, 0) : first;
        }

        @Override
        public String describe(Study study) {
            return "each system with the first system of the same setup, each setup with the first of the same number of players"
                    + (study.variants().isEmpty()
                            ? ""
                            : ", and that one under other assumptions with itself as assumed");
        }
    }

    /**
     * Compares each arm with itself under the study's own assumptions. Arms with these assumptions are not
     * compared.
     */
    record Variants() implements Comparison {
        @Override
        public String id() {
            return "variants";
        }

        @Override
        public int baseline(Study study, int arm) {
            return arm - arm % study.allVariants().size();
        }

        @Override
        public String describe(Study study) {
            return "each variant with the same arm as assumed";
        }
    }

    /**
     * Compares all arms with one of them.
     *
     * @param arm the number of that arm, from 1
     */
    record With(int arm) implements Comparison {
        @Override
        public String id() {
            return String.valueOf(arm);
        }

        @Override
        public int baseline(Study study, int other) {
            return arm - 1;
        }

        @Override
        public String describe(Study study) {
            return "every row with " + study.label(arm - 1);
        }

        @Override
        public void check(Study study) {
            if (arm < 1 || arm > study.arms().size()) {
                throw new IllegalArgumentException(
                        "compare must name an arm from 1 to " + study.arms().size() + ", but names " + arm);
            }
        }
    }

    /** Returns the text that {@link #parse} reads. */
    String id();

    /**
     * Returns the index of the arm with which an arm is compared, or the arm itself if it is not compared. Both are
     * numbered from 0.
     */
    int baseline(Study study, int arm);

    /** Describes the comparison for a report. */
    String describe(Study study);

    /**
     * Checks that the study has the arms that this comparison needs.
     *
     * @throws IllegalArgumentException if it does not
     */
    default void check(Study study) {}

    /**
     * Parses {@code nearest}, {@code variants} or the number of an arm.
     *
     * @throws IllegalArgumentException if the text is none of these
     */
    static Comparison parse(String text) {
        return switch (text) {
            case "nearest" -> new Nearest();
            case "variants" -> new Variants();
            default -> {
                if (!text.matches("[0-9]{1,9}")) {
                    throw new IllegalArgumentException(
                            "compare must be nearest, variants or the number of an arm, but is '" + text + "'.");
                }
                yield new With(Integer.parseInt(text));
            }
        };
    }
}
