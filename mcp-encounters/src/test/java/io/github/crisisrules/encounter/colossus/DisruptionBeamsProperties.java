package io.github.crisisrules.encounter.colossus;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.colossus.tower.BeamToken;
import io.github.crisisrules.encounter.colossus.tower.DisruptionBeams;
import io.github.crisisrules.encounter.colossus.tower.Tower;
import io.github.crisisrules.encounter.colossus.tower.TowerLink;
import io.github.crisisrules.encounter.rulebook.ColossusRuleId;
import io.github.crisisrules.testing.encounter.ColossusArbitraries;
import io.vavr.collection.Vector;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class DisruptionBeamsProperties {
    @Provide
    Arbitrary<Vector<BeamToken>> placed() {
        return ColossusArbitraries.beams();
    }

    @Provide
    Arbitrary<Vector<Tower>> towers() {
        return ColossusArbitraries.towerOrders();
    }

    @Provide
    Arbitrary<Set<Tower>> standing() {
        return Arbitraries.of(Tower.all().asJava()).set();
    }

    @Property
    @Verifies(ColossusRuleId.BEAM)
    void aTokenMayBePlacedBetweenStandingTowersUnlessItIsThere(
            @ForAll("standing") Set<Tower> standing, @ForAll("placed") Vector<BeamToken> placed) {
        assertThat(DisruptionBeams.placeable(Vector.ofAll(standing), placed))
                .isEqualTo(ColossusArbitraries.TOKENS.filter(beam ->
                        standing.contains(beam.tower()) && standing.contains(beam.toward()) && !placed.contains(beam)));
    }

    @Property
    @Verifies({ColossusRuleId.BEAM, ColossusRuleId.CROSS})
    void crossingALinkBreaksThisLinkAlone(@ForAll("placed") Vector<BeamToken> placed) {
        Vector<TowerLink> links = DisruptionBeams.links(placed);
        for (TowerLink link : links) {
            Vector<BeamToken> both =
                    Vector.of(new BeamToken(link.low(), link.high()), new BeamToken(link.high(), link.low()));
            Vector<BeamToken> rest = DisruptionBeams.afterCrossing(link, placed);
            assertThat(placed).containsAll(both);
            assertThat(rest).isEqualTo(placed.removeAll(both));
            assertThat(DisruptionBeams.links(rest)).isEqualTo(links.remove(link));
        }
    }

    @Property
    @Verifies(ColossusRuleId.TOWER)
    void aDestroyedTowerTakesItsOwnLinksWithItAndNoOthers(@ForAll("placed") Vector<BeamToken> placed) {
        for (Tower tower : Tower.all()) {
            Vector<BeamToken> rest = DisruptionBeams.afterDestruction(tower, placed);
            assertThat(rest)
                    .isEqualTo(placed.filter(beam ->
                            !beam.tower().equals(tower) && !beam.toward().equals(tower)));
            assertThat(DisruptionBeams.links(rest))
                    .isEqualTo(DisruptionBeams.links(placed).reject(link -> link.touches(tower)));
            assertThat(DisruptionBeams.isLinked(tower, placed))
                    .isEqualTo(DisruptionBeams.links(rest).size()
                            < DisruptionBeams.links(placed).size());
        }
    }

    @Property
    @Verifies({ColossusRuleId.BEAM, ColossusRuleId.CROSS})
    void renumberingTheTowersAndTurningTheTokensRoundRenumbersTheLinksAndChangesNothingElse(
            @ForAll("placed") Vector<BeamToken> placed, @ForAll("towers") Vector<Tower> renumbered) {
        Vector<BeamToken> other = placed.map(beam -> new BeamToken(
                renumbered.get(beam.tower().number() - 1),
                renumbered.get(beam.toward().number() - 1)));
        assertThat(DisruptionBeams.links(other))
                .isEqualTo(DisruptionBeams.links(placed)
                        .map(link -> TowerLink.between(
                                renumbered.get(link.low().number() - 1),
                                renumbered.get(link.high().number() - 1))));
        assertThat(DisruptionBeams.links(placed.map(BeamToken::opposite))).isEqualTo(DisruptionBeams.links(placed));
        assertThat(DisruptionBeams.links(placed.reverse()))
                .containsExactlyInAnyOrderElementsOf(DisruptionBeams.links(placed));
    }
}
