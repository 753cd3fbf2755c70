package io.github.crisisrules.tournament.ruling;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Laws of officials, rulings and appeals. */
class RulingLogProperties {
    private static final PlayerId PLAYER = PlayerId.of(1);

    @Provide
    Arbitrary<Officials> officials() {
        return RulingArbitraries.officials().withoutEdgeCases();
    }

    @Provide
    Arbitrary<Official> people() {
        return RulingArbitraries.people();
    }

    @Property(tries = 200)
    @Verifies({EventRuleId.WATCHER, EventRuleId.HEAD})
    void anEventNeedsAWatcherBesidesTheHeadWatcherAndOnlyWatchersRule(
            @ForAll("officials") Officials officials, @ForAll("people") Official person) {
        assertThat(officials.check().isRight())
                .isEqualTo(officials.allWatchers().size()
                        > officials.headWatcher().toVector().size());
        assertThat(RulingLog.of(officials).rule(person, "so be it").isRight())
                .isEqualTo(officials.watcher(person.name()).isDefined());
        assertThat(officials.watcher(person.name().toUpperCase(java.util.Locale.ROOT)))
                .isEqualTo(officials.watcher(person.name()));
    }

    @Property(tries = 300)
    @Verifies({EventRuleId.WATCHER, EventRuleId.HEAD})
    void aRulingIsFinalUnlessAWatcherMadeItAndAHeadWatcherHasNotHeardIt(
            @ForAll("officials") Officials officials,
            @ForAll("people") Official by,
            @ForAll("people") Official hearing,
            @ForAll boolean upheld) {
        for (RulingLog log : RulingLog.of(officials).rule(by, "first")) {
            Ruling ruling = log.rulings().head();
            boolean open = officials.headWatcher().exists(head -> !head.equals(by));
            assertThat(log.isFinal(ruling)).isNotEqualTo(open);
            assertThat(log.appeal(1, PLAYER).isRight()).isEqualTo(open);
            assertThat(heard(log, hearing, upheld))
                    .as("a ruling without an appeal")
                    .isEmpty();
            for (RulingLog appealed : log.appeal(1, PLAYER)) {
                assertThat(appealed.appeal(1, PLAYER).isLeft())
                        .as("a second appeal")
                        .isTrue();
                Vector<RulingLog> heard = heard(appealed, hearing, upheld);
                assertThat(heard.isEmpty()).isEqualTo(!officials.headWatcher().contains(hearing));
                heard.forEach(after -> {
                    assertThat(after.rulings().head().headDecision()).contains(upheld ? "first" : "second");
                    assertThat(after.isFinal(after.rulings().head())).isTrue();
                    assertThat(after.appeal(1, PLAYER).isLeft()).isTrue();
                    assertThat(heard(after, hearing, !upheld))
                            .as("a decision that is final")
                            .isEmpty();
                });
            }
        }
    }

    private static Vector<RulingLog> heard(RulingLog log, Official by, boolean upheld) {
        return (upheld ? log.uphold(1, by) : log.overrule(1, by, "second")).toVector();
    }
}
