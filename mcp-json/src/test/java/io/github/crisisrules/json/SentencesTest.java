package io.github.crisisrules.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Awaited;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.prompt.Question;
import io.github.crisisrules.core.rulebook.Catalogue;
import io.github.crisisrules.core.rulebook.CrisisRuleId;
import io.github.crisisrules.core.rulebook.HasRules;
import io.github.crisisrules.core.rulebook.RuleEntry;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.encounter.rulebook.EncounterRuleId;
import io.github.crisisrules.heroic.rulebook.HeroicRuleId;
import io.github.crisisrules.json.log.Verification;
import io.github.crisisrules.json.shape.PublicTypes;
import io.github.crisisrules.json.shape.Specimens;
import io.github.crisisrules.testing.SentenceCheck;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every command, event, refusal, question and awaited step of all modules is described for people in every language, whatever its
 * parts are, and cites rules of a catalogue. What the sentences say in detail is tested with the rules.
 */
class SentencesTest {
    private static final int SPECIMENS = 3;
    private static final int TRIES = 20;
    private static final Vector<String> KNOWN = Vector.of(
                    CrisisRuleId.catalogue(),
                    EventRuleId.catalogue(),
                    EncounterRuleId.catalogue(),
                    HeroicRuleId.catalogue())
            .flatMap(Catalogue::entries)
            .map(RuleEntry::id);

    /** Lists without items, which random values have where the games have none. A roll without added dice is an ordinary one. */
    private static final Pattern EMPTY = Pattern.compile("(?<!added=)\\b(Vector|LinkedHashSet|LinkedHashMap)\\(\\)");

    static Iterable<Class<?>> described() {
        return PublicTypes.all()
                .appendAll(PublicTypes.of(CrisisJson.class))
                .filter(type -> type.isRecord() && Describable.class.isAssignableFrom(type))
                .filter(type -> !Recipes.NO_DATA.contains(type))
                // Holds the play of a whole event; VerificationTest reads its sentences.
                .filter(type -> type != Verification.class)
                .toJavaList();
    }

    @ParameterizedTest
    @MethodSource("described")
    void everyValueIsDescribedForPeople(Class<?> type) {
        Specimens specimens = Specimens.of(Seed.of(3), Recipes.TABLE);
        Vector<Describable> all = Vector.fill(TRIES, () -> (Describable) specimens.one(type));
        Vector<Describable> full =
                all.reject(value -> EMPTY.matcher(value.toString()).find());
        for (Describable value : (full.isEmpty() ? all : full).take(SPECIMENS)) {
            if (value instanceof HasRules based) {
                assertThat(KNOWN).containsAll(based.rules().filter(rule -> rule.matches("[A-Z]+-.*")));
            }
            String english = value.describe();
            String spanish = value.describe(Wording.ENGLISH.in(Language.SPANISH));
            if (isSentence(value)) {
                SentenceCheck.checkRefusal(value, Wording.ENGLISH);
                assertThat(spanish).isNotEqualTo(english);
            } else {
                SentenceCheck.phrase(english, value);
                SentenceCheck.phrase(spanish, value);
            }
        }
    }

    private static boolean isSentence(Describable value) {
        return value instanceof GameEvent
                || value instanceof RuleViolation
                || value instanceof Awaited
                || value instanceof Question;
    }
}
